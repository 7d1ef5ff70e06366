import { and, count } from '@tavolo/language/it';
import { terms } from '@tavolo/machina-arcana/terms/it';
import type { BoardText } from '../board-text.ts';

const percent = (chance: number): string => `${Math.round(100 * chance)}%`;
/** An average loss: in tenths. */
const loss = (n: number): string => `circa ${n.toFixed(1).replace('.', ',')} salute`;

export const board: BoardText = {
  map: {
    map: 'Le sale',
    nearer: 'Ingrandisci',
    farther: 'Rimpicciolisci',
    follow: 'Trova l’esploratore di turno',
    fit: 'Mostra tutto',
  },
  unitSaid: ({ name, health, ofHealth, armor, will }) =>
    `${name}: salute ${health} su ${ofHealth}, armatura ${armor}, volontà ${will}`,
  lossHere: (n) => `Finire il turno qui ti costa ${loss(n)}`,
  lossThere: (n) =>
    n === 0 ? 'Lì puoi finire il turno al sicuro' : `Finire il turno lì ti costa ${loss(n)}`,
  goesFor: (name, steps) =>
    steps === null
      ? `Punta ${name}, ma non può arrivarci`
      : `Punta ${name}, a ${count(steps, 'passo', 'passi')}`,
  goesForNobody: 'Non punta nessuno',
  willWalk: (steps) => `Si muove di ${count(steps, 'spazio', 'spazi')}`,
  willBreakDoor: 'Sfonda una porta',
  willPlay: (ability, on, chance) =>
    `${ability}${on.length === 0 ? '' : `: ${and(on)}`}${chance === null ? '' : `, colpisce al ${percent(chance)}`}`,
  willWait: 'Resta dov’è',
  intends: 'Che cosa farà',
  spaceSays: {
    trap: 'Una trappola. Colpisce chi ci sta sopra quando si tira una leva di questa tessera.',
    pit: 'Una fossa. Un’unità che ci finisce dentro viene distrutta; un esploratore muore.',
    spawn: 'Uno spazio generazione. Da qui arrivano i mostri, finché non è sigillato.',
    rubble: 'Macerie. Non si attraversano e bloccano la vista.',
    barrel:
      'Un barile esplosivo. Un attacco con un tiro di almeno 1 lo fa esplodere contro tutte le unità adiacenti.',
    chest: 'Un baule. Pesca 2 oggetti e tienine uno.',
    workbench:
      'Un tavolo da lavoro. Pesca 3 oggetti, scambiali con i tuoi, tienine uno, poi usa l’inventario.',
    event: 'Uno spazio evento. Recupera 1 essenza e pesca un evento.',
    chapter: 'Uno spazio capitolo. Se il capitolo lo permette, è da qui che si avanza.',
    recharge: 'Una stazione di ricarica. Lancia il dado di ricarica.',
    lever: 'Una leva. Fa scattare tutte le trappole di questa tessera.',
  },
  tokens: { explored: 'Già usato', destroyed: 'Distrutto per sempre', light: 'Illuminato' },

  status: 'Round e pericoli',
  round: (n) => `Round ${n}`,
  phases: {
    explorer: 'esploratori',
    spawn: 'controlli di generazione',
    horror: 'controllo dell’orrore',
    monster: 'mostri',
  },
  tracks: { spawn: 'Valore di generazione', horror: 'Valore dell’orrore' },
  aimedAt: (label, chance) => `${label}, colpito al ${percent(chance)}`,
  percent,
  dialSaid: (label, value, chance) => `${label} ${value}: ${percent(chance)} al prossimo controllo`,
  threatSaid: (threat, of, level) => `Minaccia ${threat} su ${of}, livello dei mostri ${level}`,
  queue: 'I mostri, nell’ordine in cui agiscono',
  inQueue: (place, said) => `${place}. ${said}`,
  chapter: 'Capitolo',
  progress: (done, of) => `${done}/${of}`,
  goals: {
    'chapter-space': 'Attivate uno spazio capitolo',
    counter: '',
    exit: 'Esploratori già usciti',
    endgame: 'Finale',
  },
  counted: (counter) => terms.counters[counter],
  explorerEvent: 'Evento esploratore',
  horrorEvent: 'Evento orrore',

  party: 'Esploratori',
  explorerSaid: ({ name, player, health, stamina, essence, armor, will, markers, standing, isActive }) =>
    [
      `${name} (${player})`,
      ...(isActive ? ['di turno'] : []),
      standing,
      `salute ${health.now} su ${health.most}`,
      `essenza ${essence.now} su ${essence.most}`,
      `resistenza ${stamina.now} su ${stamina.most}`,
      `armatura ${armor}`,
      `volontà ${will}`,
      count(markers, 'indicatore rimasto', 'indicatori rimasti'),
    ].join(', '),
  standings: { here: 'sulla mappa', done: 'turno finito', away: 'fuori dalla mappa', dead: 'senza vita' },
  classes: { bruiser: 'Picchiatore', gunman: 'Pistolero', mystic: 'Mistico', crafter: 'Artigiano' },
  values: {
    health: 'Salute',
    stamina: 'Resistenza',
    essence: 'Essenza',
    armor: 'Armatura',
    will: 'Volontà',
  },
  printed: 'Di base',
  markersLeft: (n) => `${count(n, 'indicatore', 'indicatori')} ancora da piazzare`,
  spawnFor: (chance) => `Al prossimo controllo di generazione arriva un mostro al ${percent(chance)}`,
  lookAt: (name) => `Guarda ${name}`,
  yours: 'Storia e oggetti',
  drawers: { story: 'Storia', gear: 'Oggetti', cards: 'Abilità' },
  worn: 'Equipaggiati',
  wearsNothing: 'Nessun oggetto equipaggiato',
  bag: (n) => (n === 0 ? 'Borsa vuota' : `Borsa: ${count(n, 'oggetto', 'oggetti')}`),
  relatedEvents: 'Eventi correlati',
  monsterKind: (level, mind) =>
    `${level === null ? 'boss' : `livello ${level}`}, ${mind === 'cunning' ? 'astuto' : 'irrazionale'}`,

  trades: (one, other) => `Scambio tra ${one} e ${other}`,
  gives: (name) => `${name} dà`,
  givesNothing: 'Niente',
  couldPayFor: (by, whom, left) =>
    whom === null
      ? `Essenza da pagare: ${left}. Quanta ne mette ${by}?`
      : `${by} può pagare per ${whom}. Essenza che manca: ${left}`,
  paysFor: (by, whom, n) => `${by} paga ${count(n, 'essenza', 'essenze')} per ${whom}`,

  shownCards: 'Carte',
  workbench: 'Disponi i tuoi oggetti',
  benchSays:
    'Tocca un oggetto per spostarlo. Quello che resta nella borsa non serve a niente, tranne i consumabili.',
  placeFor: 'Tocca uno dei posti illuminati.',
  wearAlone: 'Equipaggialo qui',
  fitTo: (main) => `Aggancialo a ${main}`,
  confirmArrangement: 'Equipaggia così',
  equipsNothing: 'Lascia tutto nella borsa',
  takeOff: 'Rimettilo nella borsa',

  attack: 'Attacco',
  attackWith: (unit, card) => `${unit}: ${card}`,
  diceSaid: (white, black) =>
    [
      ...(white.length === 0 ? [] : [`dadi bianchi ${white.join(', ')}`]),
      ...(black.length === 0 ? [] : [`dadi neri ${black.join(', ')}`]),
    ].join('; '),
  total: 'Totale',
  cards: 'dalle carte',
  defence: 'Difesa',
  sources: {
    trap: 'Trappole',
    barrel: 'Barile',
    pit: 'Fossa',
    seal: 'Sigillo',
    threat: 'Minaccia',
    recharge: 'Stazione di ricarica',
    cost: 'Costo',
    essence: 'essenza',
  },
  outcomes: { hit: 'Colpito', missed: 'Mancato', hits: 'colpirebbe', misses: 'mancherebbe' },
  needs: (essence) =>
    essence === 1 ? 'con 1 essenza in più colpirebbe' : `con ${essence} essenze in più colpirebbe`,
  spawnCheck: (name) => `Controllo di generazione per ${name}`,
  horrorCheck: 'Controllo dell’orrore',
  checkSaid: (rating, comes) =>
    comes ? `Meno di ${rating}: qualcosa arriva` : `Almeno ${rating}: non arriva niente, e il valore sale`,
  effectSaid: (atLeast, happens) =>
    happens ? `Almeno ${atLeast}: succede` : `Meno di ${atLeast}: non succede niente`,
  recharges: {
    health: '1 salute',
    'stamina-2': '2 resistenza',
    'stamina-3': '3 resistenza',
    blank: 'Niente',
  },

  campaign: 'Campagna',
  stages: { won: 'vinto', now: 'in corso', ahead: 'ancora da giocare' },
  goesAlong: 'Prosegue nello scenario successivo',
  beginsAgain: 'Tutti lo ricominciano con quello che avevano all’inizio.',
  fallen: 'Caduti in questa campagna',
  nextScenario: (name) => `Avanti: ${name}`,

  choosing: (name) => `${name} sta scegliendo…`,
  chooseExplorer: 'Scegli il tuo esploratore',
  takenBy: (name) => `L’ha scelto ${name}`,
  won: 'Ce l’avete fatta',
  lost: 'Siete perduti',
  reached: (chapter, of, name, round) =>
    `Capitolo ${chapter} di ${of}${name === '' ? '' : `, ${name}`}, dopo ${count(round, 'round', 'round')}`,
  account: 'Che cosa ha fatto ciascuno',
  explorer: 'Esploratore',
  accounts: {
    kills: 'Mostri distrutti',
    hits: 'Colpi a segno',
    lost: 'Salute persa',
    essence: 'Essenza recuperata',
    items: 'Oggetti trovati',
    steps: 'Passi fatti',
  },
};
