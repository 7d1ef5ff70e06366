import { signedPlainly } from '@tavolo/language';
import { and, bare, count, inWords, noun, or, the } from '@tavolo/language/it';
import { type ByTwoThreeFour, grouped } from '../../composing/by-characters.ts';
import { letterOf } from '../../composing/named-places.ts';
import type { GoalWords, TallyWords, Way } from '../../phrases/goals.ts';
import { rankedByCharacters } from './abilities.ts';
import { terms } from './terms.ts';

type Counted = { readonly one: string; readonly many: string; readonly none: string; readonly noun: string };

/** What is done so and so often. */
const done = (verb: string, { one, many, none, noun }: Counted): TallyWords => ({
  none,
  least: (value, number) => `${verb} almeno ${value} ${number === 1 ? one : many}`,
  most: (value, number) => `${verb} al massimo ${value} ${number === 1 ? one : many}`,
  noun,
});

const tallies: GoalWords['tallies'] = {
  xp: done('ottieni', {
    ...{ one: 'punto esperienza', many: 'punti esperienza' },
    ...{ none: 'non ottenere punti esperienza', noun: 'punti esperienza ottenuti' },
  }),
  kills: done('uccidi', {
    ...{ one: 'mostro', many: 'mostri', none: 'non uccidere mostri', noun: 'mostri uccisi' },
  }),
  'elite-kills': done('uccidi', {
    ...{ one: 'mostro elite', many: 'mostri elite' },
    ...{ none: 'non uccidere mostri elite', noun: 'mostri elite uccisi' },
  }),
  coins: done('saccheggia', {
    ...{ one: 'segnalino denaro', many: 'segnalini denaro' },
    ...{ none: 'non saccheggiare segnalini denaro', noun: 'segnalini denaro saccheggiati' },
  }),
  treasures: done('saccheggia', {
    ...{ one: 'tesoro', many: 'tesori', none: 'non saccheggiare tesori', noun: 'tesori saccheggiati' },
  }),
  'item-uses': done('usa oggetti', {
    ...{ one: 'volta', many: 'volte', none: 'non usare oggetti', noun: 'utilizzi di oggetti' },
  }),
  doors: done('nei tuoi turni apri', {
    ...{ one: 'porta', many: 'porte', none: 'non aprire porte', noun: 'porte aperte' },
  }),
  traps: done('nei turni tuoi o delle tue evocazioni fai scattare o disattiva', {
    ...{ one: 'trappola', many: 'trappole' },
    ...{ none: 'non far scattare né disattivare trappole', noun: 'trappole scattate o disattivate' },
  }),
  'first-kills': {
    ...done('uccidi per primo', { one: 'mostro', many: 'mostri', none: '', noun: 'prime uccisioni' }),
    none: 'non uccidere il primo mostro dello scenario',
    least: () => 'uccidi il primo mostro che muore nello scenario',
  },
  overkills: {
    ...done('uccidi con danni in eccesso', {
      one: 'mostro',
      many: 'mostri',
      none: '',
      noun: 'uccisioni in eccesso',
    }),
    none: 'non uccidere mostri con 4 o più danni oltre il necessario',
    least: () => 'uccidi un mostro con almeno 4 danni oltre il necessario',
  },
  'one-blow-kills': {
    ...done('uccidi con un solo attacco', {
      ...{ one: 'mostro illeso', many: 'mostri illesi', none: '', noun: 'mostri uccisi con un solo attacco' },
    }),
    none: 'non uccidere mostri illesi con un solo attacco',
    least: () => 'uccidi un mostro illeso con un solo attacco',
  },
  'short-rests': done('fai', {
    ...{ one: 'riposo breve', many: 'riposi brevi', none: 'non fare riposi brevi', noun: 'riposi brevi' },
  }),
  'long-rests': done('fai', {
    ...{ one: 'riposo lungo', many: 'riposi lunghi', none: 'non fare riposi lunghi', noun: 'riposi lunghi' },
  }),
  'below-half': done('scendi sotto la metà dei tuoi punti ferita', {
    ...{ one: 'volta', many: 'volte', noun: 'volte sotto la metà dei punti ferita' },
    none: 'non scendere mai sotto la metà dei tuoi punti ferita massimi',
  }),
  'empty-rounds': done('inizia senza mostri', {
    ...{ one: 'round', many: 'round', noun: 'round senza mostri' },
    none: 'ogni round deve iniziare con almeno un mostro sulla mappa',
  }),
};

const whom = { all: 'ogni personaggio', opener: 'il personaggio che ha aperto la porta' } as const;
const cards = (number: number): string => inWords(number, { one: 'carta', many: 'carte', gender: 'f' });

const plate = (held: readonly string[]): string =>
  held.length === 1
    ? `piastra a pressione ${and(held.map(letterOf))}`
    : `piastre a pressione ${and(held.map(letterOf))}`;

/** The plates that must be held, for 2, 3 and 4 characters in play. */
const plates = (held: ByTwoThreeFour<string>): string =>
  grouped(held)
    .map(({ what, characters }) =>
      characters === 'all'
        ? plate(what)
        : `${plate(what)} con ${or(characters.map(String))} personaggi in gioco`,
    )
    .join(', ');

const rounds = (odd: true | undefined, untilDoor: string | undefined, moment: string): string =>
  `${moment} di ogni round${odd ? ' dispari' : ''}${untilDoor === undefined ? '' : `, finché non si apre la porta ${untilDoor}`}`;

const scenarioNumbers = (numbers: readonly number[], last: string): string =>
  numbers.length === 1
    ? `lo scenario ${numbers[0]}`
    : `gli scenari ${numbers.slice(0, -1).join(', ')} ${last} ${numbers.at(-1)}`;

const gold = (value: number): string => count(value, "moneta d'oro", "monete d'oro");
const xp = (value: number): string => count(value, 'punto esperienza', 'punti esperienza');

/** What somebody does who goes its own way. */
const onTheWay = ({ opensDoors, springsTraps }: Way): string => {
  const done = [
    ...(opensDoors ? ['aprendo le porte'] : []),
    ...(springsTraps ? ['facendo scattare le trappole'] : []),
  ];
  return done.length === 0 ? '' : `, ${and(done)}`;
};

export const goals: GoalWords = {
  tallies,
  plusLevel: (value) => `(${value} + il tuo livello)`,
  sum: (nouns, at, value) => `${and(nouns)}: ${at === 'least' ? 'almeno' : 'al massimo'} ${value} in tutto`,
  tests: {
    'cards-left': ({ at, value }) =>
      `termina lo scenario con ${at === 'least' ? 'almeno' : 'al massimo'} ${count(value, 'carta', 'carte')} tra la mano e la pila degli scarti`,
    hp: ({ value }) => `termina lo scenario con al massimo ${count(value, 'punto ferita', 'punti ferita')}`,
    'hp-full': () => 'termina lo scenario con il massimo dei tuoi punti ferita',
    'no-ally-exhausted': () => 'nessun altro personaggio resta sfinito',
  },
  checks: (number) => count(number, 'spunta', 'spunte'),
  scenario: {
    'kill-all': () => 'uccidere tutti i nemici',
    'kill-revealed': () => 'uccidere tutti i nemici rivelati',
    kill: ({ monster }, names, _, several) => {
      const { one, many, gender, named } = names.monster(monster);
      if (several)
        return `uccidere ${gender === 'f' ? 'tutte' : 'tutti'} ${the(noun(many, { gender, plural: true }))}`;
      return `uccidere ${the(named ? bare(one, gender) : noun(one, { gender }))}`;
    },
    'kill-count': ({ count: number }, _, value) => `uccidere ${value(number)} nemici`,
    reveal: ({ room }) => `rivelare la stanza ${room}`,
    'loot-goals': () => 'saccheggiare tutti i tesori obiettivo',
    arrive: ({ objective, beside }, names) =>
      `${names.objective(objective).one} deve trovarsi accanto a ${letterOf(beside)} alla fine del suo turno`,
  },
  losses: {
    'objective-killed': ({ objective }, names) =>
      `lo scenario è perso se ${names.objective(objective).one} muore`,
  },
  occasions: {
    setup: () => 'Durante la preparazione',
    'door-opened': ({ door }) => `Quando si apre la porta ${door}`,
    'room-revealed': ({ room }) => `Quando si rivela la stanza ${room}`,
    'hex-entered': ({ at }) => `Quando un personaggio entra per la prima volta nel punto ${letterOf(at)}`,
    'round-start': ({ odd, untilDoor }) => rounds(odd, untilDoor, "All'inizio"),
    'round-end': ({ odd, untilDoor }) => rounds(odd, untilDoor, 'Alla fine'),
    plates: (occasion) =>
      `Quando alla fine di un turno c'è un personaggio su ognuna di queste: ${plates(occasion.plates)}`,
  },
  once: 'una volta sola',
  effects: {
    spawn: ({ monster, at, ranks }, names) =>
      `genera nel punto ${letterOf(at)} ${rankedByCharacters(ranks, names.monster(monster))}`,
    unlock: ({ door }) => `la porta ${door} non è più chiusa a chiave`,
    open: ({ door }) => `la porta ${door} si apre`,
    'characters-gain': ({ condition }) => `tutti i personaggi ottengono ${terms.conditions[condition]}`,
    'characters-suffer': ({ damage }, _, value) => `tutti i personaggi subiscono ${value(damage)} danni`,
    'shuffle-in': ({ modifier, count: number }, names) =>
      `ogni personaggio mescola ${inWords(number, { one: `carta ${names.modifier(modifier)}`, many: `carte ${names.modifier(modifier)}`, gender: 'f' })} nel suo mazzo dei modificatori di attacco`,
  },
  objective: ({ id, side, hp, initiative, moves }, names, value) => {
    const { one, gender } = names.objective(id);
    const ally = gender === 'f' ? "un'alleata dei personaggi" : 'un alleato dei personaggi';
    const enemy = gender === 'f' ? 'una nemica dei personaggi' : 'un nemico dei personaggi';
    const base = `${one} è ${side === 'party' ? ally : enemy} con ${value(hp)} punti ferita e iniziativa ${initiative}`;
    return moves === undefined
      ? base
      : `${base}; a ogni turno esegue Movimento ${moves.value} verso ${letterOf(moves.toward)}${onTheWay(moves)}`;
  },
  bossPlaces: (places) =>
    `i luoghi delle azioni speciali del boss sono, in quest'ordine: ${and(places.map(({ at, demon }) => (demon === null ? letterOf(at) : `${letterOf(at)} (${demon.one})`)))}`,
  allied: (monsters) => {
    const isFeminine = monsters.every(({ gender }) => gender === 'f');
    const [allies, enemies] = isFeminine ? ['alleate', 'nemiche'] : ['alleati', 'nemici'];
    return `${and(monsters.map(({ many }) => many))}: ${allies} dei personaggi e ${enemies} di tutti gli altri mostri`;
  },
  lockedDoors: (ids) =>
    ids.length === 1 ? `la porta ${and(ids)} è chiusa a chiave` : `le porte ${and(ids)} sono chiuse a chiave`,
  levelOffset: ({ many }, by) => `${many}: livello L ${by < 0 ? '-' : '+'} ${Math.abs(by)}, al massimo 7`,
  lootByAbilityOnly: 'i tesori obiettivo si possono saccheggiare solo con le capacità di Saccheggio',
  rewards: {
    'gold-each': ({ value }) => `${gold(value)} ciascuno`,
    'xp-each': ({ value }) => `${xp(value)} ciascuno`,
    reputation: ({ value }) => `${signedPlainly(value)} reputazione`,
    prosperity: ({ value }) => `${signedPlainly(value)} prosperità`,
    'item-design': ({ item }, names) => `modello di oggetto: ${names.item(item)}`,
    item: ({ item }, names) => `oggetto: ${names.item(item)}`,
    'party-achievement': ({ name }, names) => `traguardo di gruppo: ${names.achievement(name)}`,
    'global-achievement': ({ name }, names) => `traguardo globale: ${names.achievement(name)}`,
    unlocks: ({ scenarios }) => `sblocca ${scenarioNumbers(scenarios, 'e')}`,
    'unlocks-one-of': ({ scenarios }) => `sblocca uno tra ${scenarioNumbers(scenarios, 'e')}`,
  },
  treasures: {
    gold: ({ value }) => `ottieni ${gold(value)}`,
    xp: ({ value }) => `ottieni ${xp(value)}`,
    damage: ({ value }) =>
      value === 'trap'
        ? 'subisci i danni delle trappole (2 + L)'
        : `subisci ${count(value, 'danno', 'danni')}`,
    item: ({ item }, names) => `oggetto: ${names.item(item)}`,
    'item-design': ({ item }, names) => `modello di oggetto: ${names.item(item)}`,
    'random-item-design': () => 'un modello di oggetto casuale',
    'random-scenario': () => 'uno scenario secondario casuale',
    unlocks: ({ scenarios }) => `sblocca ${scenarioNumbers(scenarios, 'e')}`,
    'recover-lost': ({ count: number }) =>
      `recupera ${number === 1 ? '' : 'fino a '}${inWords(number, { one: 'carta persa', many: 'carte perse', gender: 'f' })}`,
    bless: ({ count: number }) =>
      number === 1 ? 'ottieni BENEDIZIONE' : `ottieni BENEDIZIONE, ${number} volte`,
    curse: ({ count: number }) =>
      number === 1 ? 'ottieni MALEDIZIONE' : `ottieni MALEDIZIONE, ${number} volte`,
    condition: ({ condition }) => `ottieni ${terms.conditions[condition]}`,
    heal: ({ value }) => `Cura ${value}, Se Stesso`,
    cure: () => 'rimuovi tutte le tue condizioni negative',
    'refresh-items': ({ count: number, slot }) =>
      `ripristina fino a ${inWords(number, { one: 'oggetto', many: 'oggetti' })} (${terms.slots[slot]})`,
    'enemies-suffer': ({ value }) => `tutti i nemici subiscono ${count(value, 'danno', 'danni')}`,
    'enemies-gain': ({ condition }) => `tutti i nemici ottengono ${terms.conditions[condition]}`,
  },
  penalties: {
    condition: ({ condition, whom: who }) => `${whom[who]} ottiene ${terms.conditions[condition]}`,
    curse: ({ count: number, whom: who }) =>
      `${whom[who]} ottiene MALEDIZIONE${number === 1 ? '' : `, ${number} volte`}`,
    damage: ({ value, whom: who }) =>
      `${whom[who]} subisce i danni ${value === 'trap' ? 'delle trappole' : 'del terreno pericoloso'}`,
    discard: ({ count: number, whom: who }) => `${whom[who]} scarta ${cards(number)} della mano`,
    lose: ({ count: number, whom: who }) => `${whom[who]} perde ${cards(number)} della mano`,
  },
  trap: (does) => (does.length === 0 ? 'trappola senza effetto' : `trappola: ${and(does)}`),
  trapDamage: '2 + L danni',
};
