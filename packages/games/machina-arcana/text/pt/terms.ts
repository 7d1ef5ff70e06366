import type { Gender } from '@tavolo/language';
import { count } from '@tavolo/language/pt';
import type { Agreeing, ByNumber, GenderedNoun, Terms } from '../terms.ts';

/** A noun with a plural in s, unless it has another. */
const counted =
  (gender: Gender) =>
  (one: string, many = `${one}s`): GenderedNoun => ({ one, many, gender });

const masculine = counted('m');
const feminine = counted('f');

/** An adjective in o: etéreo, etérea, etéreos, etéreas. */
const inO = (stem: string): Agreeing => ({
  m: { one: `${stem}o`, many: `${stem}os` },
  f: { one: `${stem}a`, many: `${stem}as` },
});

/** A word that agrees in number only. */
const inBoth = (one: string, many: string): Agreeing => ({ m: { one, many }, f: { one, many } });

/** A verb before an adjective, which alone agrees in gender. */
const behind =
  (verb: ByNumber) =>
  ({ m, f }: Agreeing): Agreeing => ({
    m: { one: `${verb.one} ${m.one}`, many: `${verb.many} ${m.many}` },
    f: { one: `${verb.one} ${f.one}`, many: `${verb.many} ${f.many}` },
  });

/** What a unit is by nature. */
const being = behind({ one: 'é', many: 'são' });
/** How a unit is for a while. */
const staying = behind({ one: 'está', many: 'estão' });
const going = behind({ one: 'passa', many: 'passam' });

export const terms: Terms<GenderedNoun, Agreeing, Agreeing> = {
  classes: {
    bruiser: masculine('brutamontes', 'brutamontes'),
    gunman: masculine('pistoleiro'),
    mystic: masculine('místico'),
    crafter: masculine('artífice'),
  },
  minds: { irrational: inBoth('irracional', 'irracionais'), cunning: inO('astut') },
  items: {
    weapon: feminine('arma'),
    apparel: feminine('peça de vestuário', 'peças de vestuário'),
    artifact: masculine('artefato'),
    consumable: masculine('consumível', 'consumíveis'),
  },
  decks: { weapon: 'armas', apparel: 'vestuário', artifact: 'artefatos', consumable: 'consumíveis' },
  sockets: { top: 'em cima', bottom: 'embaixo', right: 'à direita' },
  plugs: {
    gear: feminine('engrenagem', 'engrenagens'),
    lens: feminine('lente'),
    valve: feminine('válvula'),
    coil: feminine('bobina'),
    strap: feminine('correia'),
    buckle: feminine('fivela'),
    clasp: masculine('fecho'),
    eye: masculine('olho'),
    sigil: masculine('signo'),
  },
  resources: {
    health: feminine('saúde', 'saúde'),
    stamina: masculine('vigor', 'vigor'),
    essence: feminine('essência'),
  },
  amounts: {
    health: (n) => `${n} de saúde`,
    stamina: (n) => `${n} de vigor`,
    essence: (n) => count(n, 'essência', 'essências'),
  },
  phases: {
    explorer: feminine('fase dos exploradores', 'fases dos exploradores'),
    spawn: feminine('fase de surgimento', 'fases de surgimento'),
    horror: feminine('fase de horror', 'fases de horror'),
    monster: feminine('fase dos monstros', 'fases dos monstros'),
  },
  attacks: {
    normal: masculine('ataque normal', 'ataques normais'),
    arcane: masculine('ataque arcano', 'ataques arcanos'),
    lower: masculine(
      'ataque contra o menor valor entre armadura e vontade',
      'ataques contra o menor valor entre armadura e vontade',
    ),
  },
  tracks: {
    spawn: masculine('índice de surgimento', 'índices de surgimento'),
    horror: masculine('índice de horror', 'índices de horror'),
    threat: feminine('ameaça'),
  },
  spaces: {
    floor: masculine('espaço de piso', 'espaços de piso'),
    trap: masculine('espaço de armadilha', 'espaços de armadilha'),
    pit: masculine('fosso'),
    spawn: masculine('espaço de surgimento', 'espaços de surgimento'),
    rubble: masculine('espaço de escombros', 'espaços de escombros'),
    barrel: masculine('barril', 'barris'),
    chest: masculine('baú'),
    workbench: feminine('bancada'),
    event: masculine('espaço de evento', 'espaços de evento'),
    chapter: masculine('espaço de capítulo', 'espaços de capítulo'),
    recharge: feminine('estação de recarga', 'estações de recarga'),
    lever: feminine('alavanca'),
    valve: feminine('válvula'),
    root: feminine('raiz', 'raízes'),
    bell: masculine('sino'),
    heart: masculine('espaço do Coração', 'espaços do Coração'),
    seedbed: masculine('canteiro'),
    grave: feminine('cova'),
  },
  spaceStates: {
    unexplored: inO('não explorad'),
    explored: inO('explorad'),
    dark: inO('apagad'),
    lit: inO('iluminad'),
    free: inBoth('livre', 'livres'),
  },
  keywords: {
    ethereal: { label: 'Etéreo', verb: being(inO('etére')) },
    'sees-ethereal': {
      label: 'Vê unidades etéreas',
      verb: inBoth('vê unidades etéreas', 'veem unidades etéreas'),
    },
    immobile: { label: 'Imóvel', verb: being(inBoth('imóvel', 'imóveis')) },
    immovable: { label: 'Inamovível', verb: being(inBoth('inamovível', 'inamovíveis')) },
    invulnerable: { label: 'Invulnerável', verb: being(inBoth('invulnerável', 'invulneráveis')) },
    warded: { label: 'Protegido', verb: staying(inO('protegid')) },
    dazed: { label: 'Atordoado', verb: staying(inO('atordoad')) },
    unseen: { label: 'Despercebido', verb: going(inO('despercebid')) },
    cunning: { label: 'Astuto', verb: being(inO('astut')) },
    boss: { label: 'Chefe', verb: inBoth('é um chefe', 'são chefes') },
    returns: { label: 'Retorna', verb: inBoth('retorna', 'retornam') },
  },
  actions: {
    move: { button: 'Mover-se', noun: 'mover-se' },
    'use-inventory': { button: 'Usar o inventário', noun: 'usar o inventário' },
    trade: { button: 'Trocar', noun: 'trocar' },
    'exit-tile': { button: 'Sair da peça', noun: 'sair da peça' },
    'explore-tile': { button: 'Explorar uma nova peça', noun: 'explorar uma nova peça' },
    'open-or-close-door': { button: 'Abrir ou fechar a porta', noun: 'abrir ou fechar uma porta' },
    'destroy-closed-door': { button: 'Destruir a porta', noun: 'destruir uma porta fechada' },
    'activate-dark-chapter': {
      button: 'Ativar o espaço de capítulo apagado',
      noun: 'ativar um espaço de capítulo apagado',
    },
    'activate-lit-chapter': {
      button: 'Ativar o espaço de capítulo iluminado',
      noun: 'ativar um espaço de capítulo iluminado',
    },
    'seal-spawn': { button: 'Selar o espaço de surgimento', noun: 'selar um espaço de surgimento' },
    'activate-recharge': { button: 'Usar a estação de recarga', noun: 'ativar uma estação de recarga' },
    'activate-lever': { button: 'Puxar a alavanca', noun: 'ativar uma alavanca' },
    'activate-event': { button: 'Ativar o espaço de evento', noun: 'ativar um espaço de evento' },
    'activate-chest': { button: 'Abrir o baú', noun: 'ativar um baú' },
    'activate-workbench': { button: 'Usar a bancada', noun: 'ativar uma bancada' },
  },
  counters: {
    tally: 'Contas',
    offered: 'Oferendas',
    seals: 'Selos',
    fed: 'Alimento',
    pressure: 'Pressão',
    cut: 'Cortes',
    line: 'Tempo na linha',
    gathered: 'Reunidos',
    felled: 'Derrubados',
    growth: 'Crescimento',
    blows: 'Golpes',
    silenced: 'Silenciados',
    tolls: 'Badaladas',
    toll: 'Badalada',
  },
  durations: { 'extra-quick': 'Muito curta', quick: 'Curta', normal: 'Normal', full: 'Completa' },
  difficulties: { easy: 'Fácil', normal: 'Normal', hard: 'Difícil', nightmare: 'Pesadelo' },
};
