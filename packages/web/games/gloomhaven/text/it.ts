import type { BoardText } from './board-text.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const listed = (items: readonly string[]): string => items.filter((item) => item !== '').join(', ');

/** Words one after the other, without those that are not there. */
const joined = (words: readonly string[]): string => words.filter((word) => word !== '').join(' ');

const doors = { open: 'Porta aperta', closed: 'Porta chiusa', locked: 'Porta chiusa a chiave' };
const edges = { advantage: 'con Vantaggio', disadvantage: 'con Svantaggio' };

export const it: BoardText = {
  map: 'Il sotterraneo. Le frecce lo spostano, più e meno lo ingrandiscono, zero lo mostra tutto, N mostra le coordinate.',
  nearer: 'Più vicino',
  farther: 'Più lontano',
  fit: 'Mostra tutta la mappa',
  hexNames: 'Mostra le coordinate degli esagoni (N)',
  turnArea: 'Ruota',
  door: ({ stands, name, room }) =>
    joined([doors[stands], name, room === '' ? '' : `verso la stanza ${room}`]),
  piece: ({ is, look, name, value, conditions }) => {
    switch (is) {
      case 'obstacle':
        return `Ostacolo: ${look}`;
      case 'difficult':
        return `Terreno difficile: ${look}. Entrarci costa 2 punti movimento`;
      case 'hazard':
        return `Terreno pericoloso: ${look}. Entrarci fa male`;
      case 'trap':
        return `Trappola: ${listed([value > 0 ? count(value, 'danno', 'danni') : '', ...conditions])}`;
      case 'coin':
        return count(value, 'segnalino denaro', 'segnalini denaro');
      case 'treasure':
        return value > 0 ? `Tesoro ${value}` : 'Tesoro obiettivo';
      case 'plate':
        return joined(['Piastra a pressione', name]);
    }
  },
  looks: {
    table: 'tavolo',
    barrel: 'barile',
    crate: 'cassa',
    boulder: 'masso',
    sarcophagus: 'sarcofago',
    altar: 'altare',
    tree: 'albero',
    bush: 'cespuglio',
    stump: 'ceppo',
    nest: 'nido',
    totem: 'totem',
    stalagmites: 'stalagmiti',
    'rock-column': 'colonna di roccia',
    pillar: 'pilastro',
    fountain: 'fontana',
    bookcase: 'libreria',
    rubble: 'macerie',
    water: 'acqua',
    thorns: 'spine',
    'hot-coals': 'carboni ardenti',
    log: 'tronco',
    'dark-pit': 'fossa oscura',
    crystal: 'cristallo',
    cabinet: 'armadio',
    wall: 'tratto di muro',
    mirror: 'specchio',
    shelf: 'scaffale',
  },
  figure: ({ name, hp, maxHp, shield, retaliate, conditions }) =>
    listed([
      name,
      `${hp} punti ferita su ${maxHp}`,
      shield > 0 ? `Scudo ${shield}` : '',
      retaliate > 0 ? `Ritorsione ${retaliate}` : '',
      ...conditions,
    ]),
  expected: ({ value, shield, pierce, damage, retaliate, edge }) => {
    const against = `Attacco ${value} − Scudo ${shield}${pierce === 0 ? '' : ` + Perforare ${pierce}`} = ${damage}`;
    return listed([
      `${shield === 0 ? `Attacco ${value}` : against} prima della carta modificatore`,
      edge === 'none' ? '' : edges[edge],
      retaliate > 0 ? `Ritorsione ${retaliate} se sopravvive` : '',
    ]);
  },
  expectedOn: (whom, expected, hp) => `${whom}: ${expected}; ha ${hp} PF`,
  withCost: (label, cost, dangers) =>
    `${label}: ${count(cost, 'punto movimento', 'punti movimento')}${dangers === 0 ? '' : `, passando per ${count(dangers, 'trappola o pericolo', 'trappole o pericoli')}`}`,

  order: 'Ordine di questo round',
  initiative: 'Iniziativa',
  hasChosen: 'ha scelto',
  gettingReady: 'si prepara…',
  exhausted: 'sfinito',
  ofHp: (hp) => `punti ferita su ${hp}`,
  round: (round) => `Round ${round}`,
  elements: 'Elementi',
  endings: { success: 'Vittoria!', failure: 'Sconfitta' },

  yourCards: 'Le tue carte',
  cardsOfTurn: 'Le carte del tuo turno',
  lookAt: (card) => `Guarda “${card}”`,
  leads: 'Primaria',
  cardLevel: (level) => `Carta di livello ${level}`,
  basicValue: '2',
  area: (hexes) => `Area di ${count(hexes, 'esagono', 'esagoni')}`,
  uses: (uses) => count(uses, 'uso', 'usi'),

  level: (level) => `Livello ${level}`,
  hp: 'Punti ferita',
  experience: 'Esperienza',
  purse: {
    label: (tokens, gold) =>
      `${count(tokens, 'segnalino denaro', 'segnalini denaro')}${gold === 0 ? '' : ` e ${count(gold, 'moneta d’oro', 'monete d’oro')}`}: quanto vale`,
    tokens: (tokens) => count(tokens, 'segnalino denaro saccheggiato', 'segnalini denaro saccheggiati'),
    more: (gold) => `+${gold} oro`,
    worth: (each) => `Ognuno vale ${count(each, 'moneta d’oro', 'monete d’oro')} alla fine dello scenario`,
    found: 'Oro trovato come tale',
    atTheEnd: 'Oro alla fine',
  },
  battleGoal: 'Obiettivo della battaglia',
  items: 'Oggetti',
  item: (name, state) => ({ ready: name, spent: `${name}, speso`, consumed: `${name}, consumato` })[state],
  piles: { hand: 'Mano', discard: 'Scarti', lost: 'Perse', active: 'Attive' },
  pile: (name, cards) => `${name}: ${count(cards, 'carta', 'carte')}`,
  modifierDecks: 'Mazzi dei modificatori',
  monsters: 'Mostri',
  deck: (owner, cards) => `${owner}: ${count(cards, 'carta rimasta', 'carte rimaste')}`,
  toBeDrawn: (cards) => `${count(cards, 'carta', 'carte')} ancora da pescare`,
  drawn: (cards) => count(cards, 'carta pescata', 'carte pescate'),
  willBeShuffled: 'Si rimescola alla fine del round.',

  party: 'Il gruppo',
  partyGathers: 'Il gruppo si raduna attorno al fuoco…',
  noClassYet: 'Senza classe',
  steps: {
    class: 'sceglie la classe',
    level: 'sceglie il livello',
    perks: 'sceglie i talenti',
    cards: 'impara le carte',
    goal: 'sceglie l’obiettivo',
    items: 'al mercato',
    hand: 'prepara la mano',
    place: 'prende posto',
    preparing: 'si prepara',
    done: 'è a posto',
  },
  classes: 'Classi',
  classSays: {
    brute: 'Sta davanti, incassa i colpi e sposta i nemici a spallate.',
    tinkerer: 'Cura gli amici, piazza trappole e ha sempre un congegno di scorta.',
    spellweaver: 'Brucia e congela interi gruppi, e una volta riprende ogni carta.',
    scoundrel: 'Colpisce dove fa male e sparisce col bottino.',
    cragheart: 'Lancia massi, spacca il terreno e un po’ guarisce.',
    mindthief: 'Piega le menti, è rapido e fragile, e porta con sé i ratti.',
  },
  handLimit: 'Carte in mano',
  lookAtCards: 'Guarda le carte',
  cardsOfClass: (name) => `Guarda le carte: ${name}`,
  takesCards: (hand, of) => `Porta ${hand} di queste ${of} carte in uno scenario`,
  cardsToBegin: 'Le carte con cui comincia',
  levels: 'Livelli',
  perks: 'Talenti',
  perksLeft: (perks) => `${count(perks, 'talento', 'talenti')} da scegliere`,
  picked: (picked, of) => `${picked} carte su ${of}`,
  onlyYouSee: 'Lo vedi soltanto tu.',
  checks: (checks) => count(checks, 'spunta', 'spunte'),
  goldLeft: (left, of) => `${left === 1 ? 'Resta 1 moneta' : `Restano ${left} monete`} d’oro su ${of}`,
  payAndWear: 'Quanto puoi pagare e portare addosso',
  outfit: 'Che cosa porti addosso',
  places: { head: 'Testa', body: 'Corpo', legs: 'Gambe', hands: 'Mani', small: 'Oggetti piccoli' },
  roomTaken: (taken, room) => `${taken} su ${room}`,

  reckoning: 'Il resoconto',
  endedIn: (scenario, round) => `${scenario}, dopo ${count(round, 'round', 'round')}`,
  bonusXp: (xp) => `di cui ${xp} di bonus`,
  gold: 'Oro',
  fromCoins: (coins) => `da ${count(coins, 'segnalino', 'segnalini')}`,
  goalMissed: 'Mancato',
  goalInVain: 'Raggiunto invano: lo scenario è perso',

  rule: (id) => `Regola ${id}`,
  whereFrom: (what, written) => `${what} ${written}: da dove viene`,
  values: {
    hp: 'Punti ferita',
    xp: 'Esperienza',
    initiative: 'Iniziativa',
    level: 'Livello dello scenario',
    monsterLevel: 'Livello dei mostri',
    trapDamage: 'Danno delle trappole',
    goldPerCoin: 'Oro per moneta',
    bonusXp: 'Esperienza se si vince',
  },
  total: 'Totale',
  sources: {
    base: 'Stampato sulla sua scheda',
    card: 'Carta di questo round',
    level: 'Livello',
    poison: 'VELENO',
    bonus: 'Bonus di questo round',
    element: 'Elemento consumato',
    allies: 'Mostri vicini',
    wounds: 'Danni subiti',
    mat: 'Classe e livello',
    actions: 'Azioni in questo scenario',
    average: 'Metà del livello medio dei personaggi, per eccesso',
    difficulty: 'Difficoltà',
    chosen: 'Scelto per questo tavolo',
    open: 'Informazioni scoperte',
    scenario: 'Livello dello scenario',
    fixed: 'Sempre',
    items: 'Oggetti',
    rest: 'Riposo lungo',
    ability: 'Capacità',
    shield: 'Scudo del bersaglio',
    adjustment: 'Aggiunto dalla capacità',
  },
  whyTitles: {
    ahead: 'Che cosa farà',
    past: 'Perché ha fatto così',
    again: 'Che cosa farebbe se agisse ora',
  },
  nobodyYet:
    'Sulla mappa non c’è ancora nessuno: il bersaglio si vedrà quando i personaggi avranno preso posto',
  noFocus: 'Non può attaccare nessuno, quindi non ha un bersaglio prioritario',
  focusesOn: (names) => `Si concentra su: ${names.join(' o ')}`,
  hindered: {
    stun: 'È stordito e perde il turno. Altrimenti:',
    immobilize: 'È immobilizzato, quindi non può muoversi',
    disarm: 'È disarmato, quindi non può attaccare',
  },
  playersChoose: (ways) => `${ways} modi si equivalgono: scelgono i giocatori.`,
  staysPut: 'Resta dov’è',
  walks: (hexes, to) => `Si muove di ${count(hexes, 'esagono', 'esagoni')}, fino a ${to}`,
  noAttack: 'In questo turno non attacca nessuno',
  attacks: (name) => `Attacca: ${name}`,
  edges,
  comparisons: {
    focus: 'Su chi si concentra',
    'attack-hex': 'Da dove attacca',
    end: 'Fin dove arriva',
  },
  criteria: {
    'no-attack-hex': 'Irraggiungibile',
    negatives: 'Trappole, pericoli',
    cost: 'Movimento per attaccare',
    proximity: 'Distanza ora',
    initiative: 'Iniziativa',
    reach: 'Fuori portata',
    disadvantage: 'Svantaggio',
    targets: 'Bersagli',
    'shorter-path': 'Movimento',
    'further-targets': 'Altri bersagli migliori',
    'disadvantage-on-others': 'Svantaggio sugli altri',
    'negatives-in-all': 'Trappole in tutto',
    'path-ahead': 'Strada che resta',
    'needless-steps': 'Movimento',
  },
  candidate: 'Candidato',
  hex: (id) => `esagono ${id}`,
  noCardYet: 'Pesca la sua carta quando tutti hanno scelto le proprie.',
  cardOfRound: 'Carta di questo round',
  printedValues: (level) => `I suoi valori al livello ${level}`,
  specialAction: (number) => `Azione speciale ${number}`,
  onTheMap: 'Sulla mappa',
  cardsPicked: 'Questo round',
  itemStates: {
    ready: 'Pronto',
    spent: 'Speso, fino a un riposo lungo',
    consumed: 'Consumato per questo scenario',
  },
  belongsTo: (name) => `Evocazione di: ${name}`,
  goalOfScenario: 'Per vincere',
  specialRules: 'Regole speciali',
  story: 'La storia fin qui',
  putAway: 'Mettilo via',
};
