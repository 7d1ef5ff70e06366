import { and, count, inWords, numeral, or } from '@tavolo/language/it';
import type { LoseCards, MakeObstacle, MakeTrap, Recover, Refresh } from '../../../vocabulary/abilities.ts';
import type { Rank, Slot } from '../../../vocabulary/terms.ts';
import { type ByTwoThreeFour, grouped, isByCharacters } from '../../composing/by-characters.ts';
import { led } from '../../parts.ts';
import type { AbilityWords } from '../../phrases/abilities.ts';
import type { Name } from '../../phrases/names.ts';
import type { Figures } from '../../phrases/scene.ts';
import { by } from './grammar.ts';
import { terms } from './terms.ts';

/** The verb as its subject wants it: he, they, you all. */
const verb = ({ who }: Figures, one: string, many: string, youAll = many): string => {
  if (who === 'you-and-others') return youAll;
  return who === 'many' ? many : one;
};

const within = (range: number, adjacent = 'adiacente'): string =>
  range === 1 ? adjacent : `entro gittata ${range}`;

/** Danno, danni: 1 danno, X danni. */
const damage = (value: string): string => `${value} ${value === '1' ? 'danno' : 'danni'}`;

/** Ranks of figures of one type: un Bandito Guardia normale e due elite. */
function ranked(ranks: readonly Rank[], name: Name): string {
  const [first, ...others] = [...new Set(ranks)].map((rank) => {
    const number = ranks.filter((other) => other === rank).length;
    return { number, rank: terms.ranks[rank][number === 1 && !name.plural ? 'one' : 'many'] };
  });
  if (first === undefined) return '';
  const counted = name.plural && first.number === 1 ? name.one : inWords(first.number, name);
  const named = `${counted} ${first.rank}`;
  return and([named, ...others.map(({ number, rank }) => `${othersOf(number, name)} ${rank}`)]);
}

/** More of the same: uno, due; of a name that is a plural, altre. */
function othersOf(number: number, { gender, plural }: Name): string {
  if (number > 1) return numeral(number, gender);
  if (plural) return gender === 'f' ? 'altre' : 'altri';
  return gender === 'f' ? 'una' : 'uno';
}

/** The same for 2, 3 and 4 characters. */
export const rankedByCharacters = (ranks: ByTwoThreeFour<Rank>, name: Name): string =>
  grouped(ranks)
    .map(({ what, characters }) =>
      characters === 'all'
        ? ranked(what, name)
        : `${ranked(what, name)} con ${or(characters.map(String))} personaggi`,
    )
    .join(', ');

const trap = ({ damage: value, conditions = [] }: MakeTrap): string =>
  and([
    ...(value === undefined ? [] : [damage(String(value))]),
    ...conditions.map((condition) => terms.conditions[condition]),
  ]);

function obstacle({ count: number, within: range, size }: MakeObstacle): string {
  const hexes = size === 3 ? 'di tre esagoni' : 'di un esagono';
  const what = inWords(number, { one: `ostacolo ${hexes}`, many: `ostacoli ${hexes}` });
  if (range === 'killed-target') return `crea ${what} nell'esagono del nemico ucciso`;
  if (size === 1 && number === 1) return `crea ${what} in un esagono vuoto ${within(range)}`;
  return `crea ${what} in esagoni vuoti ${within(range, 'adiacenti')}`;
}

const upTo = (number: number, noun: Parameters<typeof inWords>[1]): string =>
  number === 1 ? inWords(number, noun) : `fino a ${inWords(number, noun)}`;

function recovered({ count: number, pile, targets, cardsOf }: Recover, whom: Figures): string {
  const [one, many] = pile === 'lost' ? ['carta persa', 'carte perse'] : ['carta scartata', 'carte scartate'];
  const cards = number === 'all' ? `tutte le ${many}` : upTo(number, { one, many, gender: 'f' });
  if (cardsOf !== undefined) return `un personaggio adiacente a ${whom.object} può recuperare ${cards}`;
  if (targets.is === 'self') return `recupera ${cards}`;
  return `${whom.subject} ${verb(whom, 'può', 'possono', 'potete')} recuperare ${cards}`;
}

const slotNames: { readonly [S in Slot]: { readonly one: string; readonly many: string } } = {
  head: { one: 'oggetto da testa', many: 'oggetti da testa' },
  body: { one: 'oggetto da corpo', many: 'oggetti da corpo' },
  legs: { one: 'oggetto da gambe', many: 'oggetti da gambe' },
  'one-hand': { one: 'oggetto a una mano', many: 'oggetti a una mano' },
  'two-hands': { one: 'oggetto a due mani', many: 'oggetti a due mani' },
  small: { one: 'oggetto piccolo', many: 'oggetti piccoli' },
};

function refreshed({ count: number, state, slots, targets }: Refresh, whom: Figures): string {
  const [spent, spentMany] = state === 'spent' ? ['speso', 'spesi'] : ['consumato', 'consumati'];
  const kinds = slots?.map((slot) => slotNames[slot]) ?? [{ one: 'oggetto', many: 'oggetti' }];
  const one = `${or(kinds.map((kind) => kind.one))} ${spent}`;
  const many = `${or(kinds.map((kind) => kind.many))} ${spentMany}`;
  const items = number === 'all' ? `tutti gli ${many}` : upTo(number, { one, many });
  if (targets.is === 'self') return `ripristina ${items}`;
  return `${whom.subject} ${verb(whom, 'ripristina', 'ripristinano', 'ripristinate')} ${items}`;
}

function lostCards({ count: number, targets }: LoseCards, whom: Figures): string {
  const cards = inWords(number, { one: 'carta', many: 'carte', gender: 'f' });
  return targets.is === 'self'
    ? `perdi ${cards} della mano`
    : `${whom.subject} ${verb(whom, 'perde', 'perdono', 'perdete')} ${cards} della mano`;
}

const suffers = (whom: Figures): string => verb(whom, 'subisce', 'subiscono', 'subite');

const asAlly = (whom: Figures): string => verb(whom, 'come tuo alleato', 'come tuoi alleati');

const sentences: AbilityWords['sentences'] = {
  damage: ({ value, targets }, scene) => {
    const amount = damage(scene.amount(value));
    if (targets.is === 'self') return `${by(scene.voice, 'subisci', 'subisce')} ${amount}`;
    const whom = scene.figures(targets);
    return `${whom.subject} ${suffers(whom)} ${amount}`;
  },
  kill: ({ targets }, scene) => `${by(scene.voice, 'uccidi', 'uccide')} ${scene.figures(targets).object}`,
  summon: ({ summon, count: number = 1 }, { names }) => `evoca ${inWords(number, names.summon(summon))}`,
  'summon-monster': ({ monster, ranks, at, hpOfSummoner }, { names }) => {
    const name = names.monster(monster);
    const who = isByCharacters(ranks) ? rankedByCharacters(ranks, name) : ranked(ranks, name);
    const where = at === undefined ? '' : ' accanto al bersaglio';
    const hp = hpOfSummoner ? ", con al massimo i punti ferita dell'evocatore" : '';
    return `evoca ${who}${where}${hp}`;
  },
  recover: (ability, scene) => recovered(ability, scene.figures(ability.targets)),
  refresh: (ability, scene) => refreshed(ability, scene.figures(ability.targets)),
  'lose-cards': (ability, scene) => lostCards(ability, scene.figures(ability.targets)),
  'make-trap': (ability) => {
    const where = ability.nearestToEnemy ? ', il più vicino a un nemico' : '';
    const xp = ability.xp === undefined ? '' : `; ${ability.xp} PE quando un nemico la fa scattare`;
    return `crea una trappola in un esagono vuoto adiacente${where}: ${trap(ability)}${xp}`;
  },
  'disarm-trap': ({ where }) =>
    where === 'adjacent' ? 'disattiva una trappola adiacente' : 'disattiva tutte le trappole attraversate',
  'spring-on': ({ targets }, scene) => {
    const whom = scene.figures(targets);
    return `${whom.subject} ${suffers(whom)} gli effetti di quella trappola`;
  },
  'make-obstacle': obstacle,
  'destroy-obstacle': ({ count: number, within: range }, { voice }) => {
    const destroy = by(voice, 'distruggi', 'distrugge');
    const what =
      number === 'all' ? 'tutti gli ostacoli' : inWords(number, { one: 'ostacolo', many: 'ostacoli' });
    const many = number !== 1;
    if (range === 'moved-through') return `${destroy} ${what} ${many ? 'attraversati' : 'attraversato'}`;
    return `${destroy} ${what} ${within(range, many ? 'adiacenti' : 'adiacente')}`;
  },
  'move-obstacle': ({ within: range, to }) =>
    `sposta un ostacolo ${within(range)} (grande un esagono) in un esagono vuoto ${within(to)}`,
  'choose-hex': ({ range }) => `scegli un esagono ${within(range)}`,
};

export const abilities: AbilityWords = {
  against: ({ object }) => `contro ${object}`,
  on: ({ object }) => (/^te\b/.test(object) ? `su di ${object}` : `su ${object}`),
  to: ({ object }) => `per ${object}`,
  area: (hexes) => `area di ${count(hexes, 'esagono', 'esagoni')}`,
  alongPath: 'e tutti i nemici su un percorso minimo fino al bersaglio',
  allOnFocus: 'tutti gli attacchi contro il suo focus',
  withAugments: 'con gli effetti dei tuoi aumenti',
  constraints: {
    'straight-line': 'in linea retta',
    'end-adjacent-to-performer': 'terminando adiacente a te',
    'end-adjacent-to-obstacle': 'terminando adiacente a un ostacolo',
  },
  looting: 'saccheggiando ogni esagono in cui si entra',
  lootAtMost: (most) =>
    `al massimo ${inWords(most, { one: 'segnalino denaro o tesoro', many: 'segnalini denaro o tesori' })}`,
  lootExtra: (each) => `1 segnalino denaro in più per ogni ${each}`,
  towardChosenHex: "verso l'esagono scelto",
  sentences,
  grant: (whom) => `${whom.subject} ${verb(whom, 'può', 'possono', 'potete')} eseguire`,
  control: (whom) => `${whom.subject} ${verb(whom, 'esegue', 'eseguono')} ${asAlly(whom)}`,
  controlTurn: (whom) =>
    `${whom.subject} ${verb(whom, 'svolge il suo turno di questo round', 'svolgono il loro turno di questo round')} ${asAlly(whom)}`,
  youDecide: 'decidi tu',
  minions: ({ many }) => `i suoi servitori: ${many}`,
  specials: {
    'boss-special-1': () => 'Azione speciale 1',
    'boss-special-2': () => 'Azione speciale 2',
    'jump-to-next-door': () =>
      "salta alla sua prossima porta, la apre e rivela la stanza; dopo l'ultima, di nuovo alla prima",
    'minions-act-again': () =>
      'tutti i suoi servitori svolgono un altro turno con la carta pescata in questo round',
    'play-top-from-hand': () => 'gioca una carta della mano per la sua azione superiore',
    'play-bottom-from-hand': () => 'gioca una carta della mano per la sua azione inferiore',
    'take-another-turn': () => "svolgi un altro turno con due carte della mano, a un'iniziativa successiva",
    'hatch-eggs': () => 'tutte le uova si schiudono: ognuna diventa un servitore normale',
    'lay-eggs': (value) => `depone un uovo con ${value ?? 'X'} punti ferita per ogni personaggio`,
    'fly-to-next-perch': () => 'vola al suo prossimo posatoio',
    'move-altar': () => "l'altare si sposta nel suo prossimo esagono e rivela la stanza",
    'call-demon-of-altar': (value) =>
      `evoca il demone dell'esagono dell'altare: normale, oppure elite con ${value ?? 'X'} o più personaggi`,
    'drive-away': (value) =>
      `tutti i personaggi e le loro evocazioni si muovono di ${value ?? 'X'} esagoni, il più lontano possibile dal boss`,
    'draw-near': () =>
      'tutti i personaggi e le loro evocazioni si spostano negli esagoni più vicini adiacenti al boss',
    'mind-control': (value) =>
      `nel suo turno, l'ultimo personaggio nell'ordine di iniziativa esegue Movimento ${value ?? 'X'} e l'azione superiore della sua carta primaria trattando gli alleati come nemici, poi scarta entrambe le carte`,
    'teleport-to-next-hex': () => 'si teletrasporta nel suo prossimo esagono',
  },
  adjusting: {
    consume: (elements) => `Consuma ${and(elements)}`,
    when: (clauses) => `Se ${and(clauses)}`,
    per: (each) => `Per ogni ${each}`,
    destroyObstacle: "Puoi distruggere l'ostacolo contro cui il bersaglio è stato spinto",
    targets: ({ object }) => `bersaglia invece ${object}`,
    area: (hexes) => `invece area di ${count(hexes, 'esagono', 'esagoni')}`,
    afterwards: (does) => led('poi', does),
    instead: (does) => led('invece', does),
    advantage: 'Vantaggio',
    xp: (number) => `${number} PE`,
  },
  additions: {
    attack: (more) => `${more} Attacco`,
    move: (more) => `${more} Movimento`,
    range: (more) => `${more} Gittata`,
    heal: (more) => `${more} Cura`,
    damage: (more) => `${more} ${/^[+-]1$/.test(more) ? 'danno' : 'danni'}`,
    shield: (more) => `${more} Scudo`,
    retaliate: (more) => `${more} Ritorsione`,
    loot: (more) => `${more} Saccheggio`,
    targets: (more) => `${more} ${more === '+1' ? 'Bersaglio' : 'Bersagli'}`,
    pierce: (more) => `${more} PERFORARE`,
    push: (more) => `${more} SPINGERE`,
    pull: (more) => `${more} TIRARE`,
    count: (more) => `${more} ${more === '+1' ? 'carta' : 'carte'}`,
  },
  half: {
    infuse: (elements) => `Crea ${and(elements)}`,
    infuseOnAttack: (element) => `Ogni suo attacco crea ${element}`,
    invulnerable: 'Non subisce danni',
    lost: 'Persa',
    unrecoverable: 'Non si può recuperare',
    stays: { round: 'Fino alla fine del round', persistent: 'Persistente' },
    augment: 'Aumento',
    onUses: (places) =>
      `${places.length === 1 ? "all'utilizzo" : 'agli utilizzi'} ${and(places.map(String))}`,
    lastingInstead: (effects) => led('invece', effects),
  },
};
