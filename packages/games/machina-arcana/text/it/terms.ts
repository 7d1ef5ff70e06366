import type { Gender } from '@tavolo/language';
import { count } from '@tavolo/language/it';
import type { Agreeing, ByNumber, GenderedNoun, Terms } from '../terms.ts';

const counted =
  (gender: Gender) =>
  (one: string, many: string): GenderedNoun => ({ one, many, gender });

const masculine = counted('m');
const feminine = counted('f');

/** An adjective in o: etereo, eterea, eterei, eteree. */
const inO = (stem: string): Agreeing => ({
  m: { one: `${stem}o`, many: `${stem}i` },
  f: { one: `${stem}a`, many: `${stem}e` },
});

/** A word that agrees in number only. */
const inBoth = (forms: ByNumber): Agreeing => ({ m: forms, f: forms });

/** An adjective in e: immobile, immobili. */
const inE = (stem: string): Agreeing => inBoth({ one: `${stem}e`, many: `${stem}i` });

/** A verb before an adjective, which alone agrees in gender. */
const behind =
  (verb: ByNumber) =>
  ({ m, f }: Agreeing): Agreeing => ({
    m: { one: `${verb.one} ${m.one}`, many: `${verb.many} ${m.many}` },
    f: { one: `${verb.one} ${f.one}`, many: `${verb.many} ${f.many}` },
  });

const being = behind({ one: 'è', many: 'sono' });
const going = behind({ one: 'passa', many: 'passano' });

export const terms: Terms<GenderedNoun, Agreeing, Agreeing> = {
  classes: {
    bruiser: masculine('picchiatore', 'picchiatori'),
    gunman: masculine('pistolero', 'pistoleri'),
    mystic: masculine('mistico', 'mistici'),
    crafter: masculine('artigiano', 'artigiani'),
  },
  minds: { irrational: inE('irrazional'), cunning: inO('astut') },
  items: {
    weapon: feminine('arma', 'armi'),
    apparel: masculine('capo di vestiario', 'capi di vestiario'),
    artifact: masculine('artefatto', 'artefatti'),
    consumable: masculine('consumabile', 'consumabili'),
  },
  decks: { weapon: 'armi', apparel: 'vestiario', artifact: 'artefatti', consumable: 'consumabili' },
  sockets: { top: 'in alto', bottom: 'in basso', right: 'a destra' },
  plugs: {
    gear: masculine('ingranaggio', 'ingranaggi'),
    lens: feminine('lente', 'lenti'),
    valve: feminine('valvola', 'valvole'),
    coil: feminine('bobina', 'bobine'),
    strap: feminine('cinghia', 'cinghie'),
    buckle: feminine('fibbia', 'fibbie'),
    clasp: masculine('fermaglio', 'fermagli'),
    eye: masculine('occhio', 'occhi'),
    sigil: masculine('sigillo', 'sigilli'),
  },
  resources: {
    health: feminine('salute', 'salute'),
    stamina: feminine('resistenza', 'resistenza'),
    essence: feminine('essenza', 'essenze'),
  },
  amounts: {
    health: (n) => `${n} salute`,
    stamina: (n) => `${n} resistenza`,
    essence: (n) => count(n, 'essenza', 'essenze'),
  },
  phases: {
    explorer: feminine('fase degli esploratori', 'fasi degli esploratori'),
    spawn: feminine('fase di generazione', 'fasi di generazione'),
    horror: feminine('fase dell’orrore', 'fasi dell’orrore'),
    monster: feminine('fase dei mostri', 'fasi dei mostri'),
  },
  attacks: {
    normal: masculine('attacco normale', 'attacchi normali'),
    arcane: masculine('attacco arcano', 'attacchi arcani'),
    lower: masculine(
      'attacco contro il valore più basso fra armatura e volontà',
      'attacchi contro il valore più basso fra armatura e volontà',
    ),
  },
  tracks: {
    spawn: masculine('valore di generazione', 'valori di generazione'),
    horror: masculine('valore dell’orrore', 'valori dell’orrore'),
    threat: feminine('minaccia', 'minacce'),
  },
  spaces: {
    floor: masculine('spazio di pavimento', 'spazi di pavimento'),
    trap: masculine('spazio trappola', 'spazi trappola'),
    pit: feminine('fossa', 'fosse'),
    spawn: masculine('spazio generazione', 'spazi generazione'),
    rubble: masculine('spazio di macerie', 'spazi di macerie'),
    barrel: masculine('barile', 'barili'),
    chest: masculine('baule', 'bauli'),
    workbench: masculine('tavolo da lavoro', 'tavoli da lavoro'),
    event: masculine('spazio evento', 'spazi evento'),
    chapter: masculine('spazio capitolo', 'spazi capitolo'),
    recharge: feminine('stazione di ricarica', 'stazioni di ricarica'),
    lever: feminine('leva', 'leve'),
    valve: feminine('valvola', 'valvole'),
    root: feminine('radice', 'radici'),
    bell: feminine('campana', 'campane'),
    heart: masculine('spazio del Cuore', 'spazi del Cuore'),
    seedbed: masculine('semenzaio', 'semenzai'),
    grave: feminine('tomba', 'tombe'),
  },
  spaceStates: {
    unexplored: inO('non esplorat'),
    explored: inO('esplorat'),
    dark: inO('spent'),
    lit: inO('illuminat'),
    free: inO('liber'),
  },
  keywords: {
    ethereal: { label: 'Etereo', verb: being(inO('etere')) },
    'sees-ethereal': {
      label: 'Vede le unità eteree',
      verb: inBoth({ one: 'vede le unità eteree', many: 'vedono le unità eteree' }),
    },
    immobile: { label: 'Immobile', verb: being(inE('immobil')) },
    immovable: { label: 'Inamovibile', verb: being(inE('inamovibil')) },
    invulnerable: { label: 'Invulnerabile', verb: being(inE('invulnerabil')) },
    warded: { label: 'Protetto', verb: being(inO('protett')) },
    dazed: { label: 'Stordito', verb: being(inO('stordit')) },
    unseen: { label: 'Inosservato', verb: going(inO('inosservat')) },
    cunning: { label: 'Astuto', verb: being(inO('astut')) },
    boss: { label: 'Boss', verb: inBoth({ one: 'è un boss', many: 'sono boss' }) },
    returns: { label: 'Ritorna', verb: inBoth({ one: 'ritorna', many: 'ritornano' }) },
  },
  actions: {
    move: { button: 'Muoviti', noun: 'muoversi' },
    'use-inventory': { button: 'Usa l’inventario', noun: 'usare l’inventario' },
    trade: { button: 'Scambia', noun: 'scambiare oggetti' },
    'exit-tile': { button: 'Esci dalla tessera', noun: 'uscire dalla tessera' },
    'explore-tile': { button: 'Esplora una nuova tessera', noun: 'esplorare una nuova tessera' },
    'open-or-close-door': { button: 'Apri o chiudi la porta', noun: 'aprire o chiudere una porta' },
    'destroy-closed-door': { button: 'Distruggi la porta', noun: 'distruggere una porta chiusa' },
    'activate-dark-chapter': {
      button: 'Attiva lo spazio capitolo spento',
      noun: 'attivare uno spazio capitolo spento',
    },
    'activate-lit-chapter': {
      button: 'Attiva lo spazio capitolo illuminato',
      noun: 'attivare uno spazio capitolo illuminato',
    },
    'seal-spawn': { button: 'Sigilla lo spazio generazione', noun: 'sigillare uno spazio generazione' },
    'activate-recharge': {
      button: 'Usa la stazione di ricarica',
      noun: 'attivare una stazione di ricarica',
    },
    'activate-lever': { button: 'Tira la leva', noun: 'attivare una leva' },
    'activate-event': { button: 'Attiva lo spazio evento', noun: 'attivare uno spazio evento' },
    'activate-chest': { button: 'Apri il baule', noun: 'attivare un baule' },
    'activate-workbench': { button: 'Usa il tavolo da lavoro', noun: 'attivare un tavolo da lavoro' },
  },
  counters: {
    tally: 'Conto',
    offered: 'Offerte',
    seals: 'Sigilli',
    fed: 'Nutrimento',
    pressure: 'Pressione',
    cut: 'Tagli',
    line: 'Tempo in linea',
    gathered: 'Riuniti',
    felled: 'Abbattuti',
    growth: 'Crescita',
    blows: 'Colpi',
    silenced: 'Messi a tacere',
    tolls: 'Rintocchi',
    toll: 'Rintocco',
  },
  durations: { 'extra-quick': 'Brevissima', quick: 'Breve', normal: 'Normale', full: 'Completa' },
  difficulties: { easy: 'Facile', normal: 'Normale', hard: 'Difficile', nightmare: 'Incubo' },
};
