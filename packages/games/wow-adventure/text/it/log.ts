import { forKind } from '@tavolo/kernel';
import { capital } from '@tavolo/language';
import { and, count } from '@tavolo/language/it';
import type { Fact } from '../../facts.ts';
import type { Objective } from '../../vocabulary/quests.ts';
import type { Resource } from '../../vocabulary/terms.ts';
import { finalValor, forcedPower, objectiveOf } from '../lookup.ts';
import type { LogLines } from '../speech.ts';
import { quests } from './cards/quests.ts';
import { damages, energies } from './cards/terms.ts';
import { classNames, raceNames } from './names/words.ts';
import type { Speaker } from './speaker.ts';

/** A face of a combat die. */
const face = (n: number): string => (n === 6 ? 'una spada' : String(n));

const cards = (n: number): string => count(n, 'carta', 'carte');
const steps = (n: number): string => count(n, 'passo', 'passi');
const valorPoints = (n: number): string => count(n, 'punto valore', 'punti valore');

const sufferings = {
  poisoned: "subirà danni all'inizio del prossimo turno",
  slowed: 'potrà fare un passo al massimo nella prossima fase movimento',
  'cannot-heal': 'non potrà curarsi fino alla fine del prossimo turno',
} satisfies { readonly [What in Extract<Fact, { readonly is: 'will-suffer' }>['what']]: string };

const resourceUses: { readonly [R in Resource]: string } = {
  scroll: 'legge la Pergamena',
  book: 'legge il Libro',
  'potion-small': 'beve la Pozione di Cura Piccola',
  'potion-large': 'beve la Pozione di Cura Grande',
  'place-discovery': 'prende un segnalino scoperta',
  'flight-path': 'prende la Rotta di Volo',
  'auction-house': "va alla Casa d'Aste",
  'quest-giver': 'si rivolge al Datore di Missioni',
};

const setUp = {
  'rolled-for-first': ({ rolls }, { player }) =>
    `Per decidere chi comincia, ${and(rolls.map((roll) => `${player(roll.seat)} tira ${face(roll.face)}`))}.`,
  'goes-first': ({ seat }, { player }) => `Comincia ${player(seat)}.`,
  'chose-character': ({ seat, character }, { player, name, table }) => {
    const printed = table.content.characters.get(character);
    const race = raceNames[printed?.race as keyof typeof raceNames]; // a test holds that all have a name
    const kind = classNames[printed?.class as keyof typeof classNames]; // the same
    return `${player(seat)} gioca con ${name(character)}, ${kind.toLowerCase()} ${race.toLowerCase()}.`;
  },
  'was-dealt-quests': (fact, { player, name }) =>
    `${player(fact.hero)} riceve le missioni ${and(fact.quests.map(name))}.`,
  'kept-quests': (fact, { player, name }) =>
    `${player(fact.hero)} tiene le missioni ${and(fact.quests.map(name))}.`,
  'set-out': ({ hero, space }, { player, at }) => `${player(hero)} comincia ${at(space)}.`,
} satisfies Partial<LogLines<Speaker>>;

const turn = {
  'turn-began': ({ hero, turn: nth }, { player }) => `Turno ${nth}: ${player(hero)}.`,
  'rolled-movement': (fact, { player }) =>
    `${player(fact.hero)} ${fact.again ? 'ritira' : 'tira'} il dado movimento: ${steps(fact.steps)}, ${energies(fact.energy)}.`,
  walked: ({ hero, to: space, left }, { player, at }) =>
    left === 0
      ? `${player(hero)} va ${at(space)}.`
      : `${player(hero)} va ${at(space)}, ancora ${steps(left)}.`,
  moved: ({ hero, to: space, how, source }, { player, at, name, Who }) => {
    const [mover, place] = [player(hero), at(space)];
    const ways = {
      flew: () => `${mover} vola ${place}.`,
      teleported: () => `${Who(source)} porta ${mover} ${place}.`,
      pushed: () => `${Who(source)} spinge ${mover} ${place}.`,
      summoned: () => `${Who(source)} richiama ${mover} ${place}.`,
      retreated: () => `${mover} si mette in salvo ${place} (${name(source)}).`,
    };
    return ways[how]();
  },
  'stopped-by-aggro': ({ hero, space }, { player, at }) =>
    `Un incontro con Aggro ferma ${player(hero)} ${at(space)}.`,
  'sprang-trap': ({ hero, card, owner }, { player, name, whose }) =>
    `${player(hero)} cade in una trappola ${whose(owner)}: ${name(card)}.`,
  'used-resource': ({ hero, resource, space }, { player, at }) =>
    `${capital(at(space))} ${player(hero)} ${resourceUses[resource]}.`,
  'revealed-tokens': ({ hero, kinds, space }, { player, name, at }) =>
    `${player(hero)} rivela ciò che c'è ${at(space)}: ${and(kinds.map(name))}.`,
  'placed-token': ({ hero, space }, { player, at }) =>
    `${player(hero)} nasconde un segnalino scoperta ${at(space)}.`,
  'saw-token': ({ hero, kind }, { player, name }) =>
    `${player(hero)} vede di che segnalino si tratta: ${name(kind)}.`,
  'looked-at-token': ({ hero, space }, { player, at }) =>
    `${player(hero)} guarda un segnalino coperto ${at(space)}.`,
  'kept-token': ({ hero, kind }, { player, name }) => `${player(hero)} conserva il segnalino ${name(kind)}.`,
  'spent-token': ({ hero, kind }, { player, name }) => `${player(hero)} spende il segnalino ${name(kind)}.`,
  'met-token': ({ hero, kind }, { player, Who }) => `${Who(kind)} ha effetto su ${player(hero)}.`,
  'lost-token': ({ hero, kind }, { player, name }) =>
    `${player(hero)} scarta il segnalino ${name(kind)} prima che abbia effetto.`,
  'cleared-token': ({ hero, space, kind }, { player, name, at }) =>
    `${player(hero)} scarta il segnalino che c'era ${at(space)}: ${name(kind)}.`,
  equipped: ({ hero, card }, { player, item }) => `${player(hero)} equipaggia ${item(card)}.`,
  unequipped: ({ hero, card }, { player, item }) => `${player(hero)} ripone ${item(card)} nello zaino.`,
  'turn-ended': ({ hero }, { whose }) => `Finisce il turno ${whose(hero)}.`,
} satisfies Partial<LogLines<Speaker>>;

const hands = {
  drew: ({ hero, n }, { player }) => `${player(hero)} pesca ${cards(n)}.`,
  'drew-cards': (fact, { player, name }) => `${player(fact.hero)} pesca ${and(fact.cards.map(name))}.`,
  discarded: (fact, { player, name }) => `${player(fact.hero)} scarta ${and(fact.cards.map(name))}.`,
  reshuffled: ({ hero }, { player }) => `${player(hero)} rimescola gli scarti, che formano un nuovo mazzo.`,
  'saw-hand': (fact, { player, name, whose }) =>
    fact.cards.length === 0
      ? `${player(fact.hero)} vede che la mano ${whose(fact.of)} è vuota.`
      : `${player(fact.hero)} vede la mano ${whose(fact.of)}: ${and(fact.cards.map(name))}.`,
  'looked-at-hand': ({ hero, of }, { player, whose }) => `${player(hero)} guarda la mano ${whose(of)}.`,
  played: ({ hero, card, energy, target }, { player, name, onBearer }) => {
    const at = target === null ? '' : ` ${onBearer(card, target)}`;
    const paid = energy === 0 ? '' : ` spendendo ${energies(energy)}`;
    return `${player(hero)} gioca ${name(card)}${at}${paid}.`;
  },
  'used-power': ({ hero, source, energy }, { player, the }) =>
    `${player(hero)} usa ${the(source)}${energy === 0 ? '' : ` spendendo ${energies(energy)}`}.`,
  drank: ({ hero, card, potion }, { player, item }) => {
    const potions = {
      health: 'per curarsi',
      mana: 'per avere energia',
      swiftness: 'per fare un passo in più',
    };
    return `${player(hero)} consuma ${item(card)} come pozione ${potions[potion]}.`;
  },
  cancelled: ({ hero, card, by, of }, { name, the, whose, Who }) =>
    hero === of
      ? `${Who(by)} cancella ${name(card)} ${whose(hero)}.`
      : `${capital(the(by))} ${whose(of)} cancella ${name(card)} ${whose(hero)}.`,
  attached: ({ card, to }, { name, onBearer }) => `${name(card)} resta ${onBearer(card, to)}.`,
  'came-off': ({ card, from }, { name, onBearer }) => `${name(card)} non è più ${onBearer(card, from)}.`,
  'gained-energy': ({ hero, n }, { player }) => `${player(hero)} ottiene ${energies(n)}.`,
  'lost-energy': ({ hero, n }, { player }) => `${player(hero)} perde ${energies(n)}.`,
  'turned-card': ({ hero, side }, { player, name }) =>
    `${player(hero)} gira la carta personaggio: ${name(side)}.`,
  'gained-item': ({ hero, card }, { player, item }) => `${player(hero)} ottiene ${item(card)}.`,
  'lost-item': ({ hero, card }, { player, item }) => `${player(hero)} scarta ${item(card)}.`,
  'stole-item': ({ hero, from, card }, { player, item, toPlayer }) =>
    `${player(hero)} prende ${toPlayer(from)} ${item(card)}.`,
  'found-no-item': ({ hero, level: of }, { player, level }) =>
    `Non ci sono più oggetti di livello ${level(of)} per ${player(hero)}.`,
  scouted: ({ hero, level: of, n }, { player, level }) =>
    `${player(hero)} guarda ${n === 1 ? 'la prossima carta' : `le prossime ${n} carte`} del mazzo ${level(of)}.`,
  'saw-cards': (fact, { player, name }) => `${player(fact.hero)} vede ${and(fact.cards.map(name))}.`,
} satisfies Partial<LogLines<Speaker>>;

const health = {
  hurt: (fact, speak) => hurtLine(fact, speak),
  prevented: ({ hero, n, source }, { Who, agreeing, toPlayer }) =>
    `${Who(source)} ${agreeing(source, 'risparmia', 'risparmiano')} ${toPlayer(hero)} ${damages(n)}.`,
  healed: ({ hero, n, now }, { player }) =>
    now === 0
      ? `${player(hero)} cura ${damages(n)} e torna in piena salute.`
      : `${player(hero)} cura ${damages(n)}: ne ${now === 1 ? 'resta' : 'restano'} ${now}.`,
  'caught-disease': ({ hero, now }, { player }) =>
    now === 1
      ? `${player(hero)} prende una Malattia.`
      : `${player(hero)} prende un'altra Malattia: ora sono ${now}.`,
  'was-cured': ({ hero }, { player }) => `${player(hero)} si libera di ogni Malattia.`,
  'will-suffer': ({ hero, what, source }, { player, whose }) =>
    `${player(hero)} ${sufferings[what]}, a causa ${whose(source)}.`,
  survived: ({ hero, source }, { player, Who, agreeing }) =>
    `${Who(source)} ${agreeing(source, 'tiene', 'tengono')} in piedi ${player(hero)}, con 1 punto vita.`,
  'was-defeated': ({ hero, by, city }, { player, at }) =>
    `${player(hero)} cade${by === null ? '' : ` per mano di ${player(by)}`} e si risveglia ${at(city)}.`,
  'rose-to': ({ hero, level: to }, { player, level }) => `${player(hero)} sale al livello ${level(to)}.`,
} satisfies Partial<LogLines<Speaker>>;

/** Who did it is the subject; what did it stands behind. */
function hurtLine(
  { hero, n, now, cause }: Extract<Fact, { readonly is: 'hurt' }>,
  { player, who, Who, whose, agreeing, toPlayer, table }: Speaker,
): string {
  const total = now === n ? '' : `, ${now} in tutto`;
  if (cause.means === 'cost') return `${player(hero)} paga ${who(cause.source)} con ${damages(n)}${total}.`;
  const isOwned = cause.by !== null && cause.by !== hero && !table.isSeat(cause.source);
  const source = isOwned ? `${Who(cause.source)} ${whose(cause.by ?? '')}` : Who(cause.source);
  const deals = agreeing(cause.source, 'infligge', 'infliggono');
  return `${source} ${deals} ${damages(n)} ${toPlayer(hero)}${total}.`;
}

const challenge = {
  'drew-encounter': ({ hero, card, level: of }, { player, foe, level }) =>
    `${player(hero)} pesca una carta dal mazzo ${level(of)}: ${foe(card)}.`,
  'drew-event': ({ hero, card, level: of }, { player, name, level }) =>
    `${player(hero)} pesca un evento dal mazzo ${level(of)}: ${name(card)}.`,
  'found-no-encounter': ({ hero, level: of }, { player, level }) =>
    `Il mazzo ${level(of)} è vuoto: ${player(hero)} non incontra nessuno.`,
  'event-lies': ({ card, where }, { name, at, table }) => {
    if (where === 'everywhere') return `${name(card)} è in gioco per tutti.`;
    return table.isSeat(where)
      ? `${name(card)} resta accanto all'eroe di ${table.player(where)}.`
      : `${name(card)} resta in gioco ${at(where)}.`;
  },
  'event-left': ({ card }, { name }) => `${name(card)} esce dal gioco.`,
  'resolved-event': ({ hero, card }, { player, name }) => `${player(hero)} risolve l'evento ${name(card)}.`,
  'flipped-event': ({ hero, card }, { player, name }) => `${player(hero)} gira l'evento ${name(card)}.`,
  marked: ({ hero, card, what }, { whose, name, onMarked }) =>
    `Il segnalino ${whose(hero)} per ${name(card)} va ${onMarked(what)}.`,
  'began-fight': (fact, { player, the }) => `${player(fact.hero)} affronta ${the(fact.foe)}.`,
  'attacked-hero': ({ hero, rival }, { player }) => `${player(hero)} attacca ${player(rival)}.`,
  'rolled-extra': (fact, { player, the }) =>
    `${player(fact.hero)} tira un altro dado per ${the(fact.source)}: ${face(fact.face)}.`,
  contested: ({ rolls }, { player }) =>
    `Tirano tutti: ${and(rolls.map((roll) => `${player(roll.seat)} ${face(roll.face)}`))}.`,
  'rolled-combat': ({ attacker, defender, who: by }, { who, Who }) =>
    `${Who(by.attacker)} tira ${face(attacker)}, ${who(by.defender)} ${face(defender)}.`,
  rerolled: (fact, { whose, the }) => {
    const shows = `il dado ${whose(fact.who)} ora mostra ${face(fact.face)}.`;
    return fact.source === fact.who ? capital(shows) : `Con ${the(fact.source)} ${shows}`;
  },
  'power-worked': ({ source, key, who: id }, { name, whose, does, table }) => {
    const seat = table.isSeat(id) ? id : null;
    const power = forcedPower(table.content, seat === null ? null : table.hero(seat), key);
    const called = `${source === id ? 'Potere' : name(source)} ${whose(id)}`;
    const told = seat === null ? 'foe' : 'watched';
    return power === null ? `${called}: ha effetto.` : `${called}: ${does(power.do, told)}.`;
  },
  struck: ({ who: id, type, total, defense, hit }, { Who }) =>
    `${Who(id)} attacca ${type === 'melee' ? 'in mischia' : 'a distanza'} con ${total} contro difesa ${defense}: ${hit ? 'a segno' : 'a vuoto'}.`,
  'made-no-attack': ({ who: id }, { Who }) => `${Who(id)} non attacca.`,
  beat: (fact, { player, the }) => `${player(fact.hero)} batte ${the(fact.foe)}.`,
  'stood-up-again': (fact, { Who }) => `${Who(fact.foe)} si rialza.`,
  'fight-ended': ({ source }, { Who }) => `${Who(source)} mette fine al combattimento.`,
  'went-unbeaten': ({ card, aggro, space }, { foe, at }) =>
    `Incontro imbattuto ${at(space)}: ${foe(card)}${aggro ? ', con Aggro' : ''}.`,
  'left-track': ({ card }, { foe }) => `${capital(foe(card))} lascia la mappa.`,
  'gained-aggro': ({ card }, { foe }) => `${capital(foe(card))} ottiene Aggro.`,
  'lost-aggro': ({ card }, { foe }) => `${capital(foe(card))} perde Aggro.`,
} satisfies Partial<LogLines<Speaker>>;

const progress = {
  'drew-quest': ({ hero, quest }, { player, name }) => `${player(hero)} pesca la missione ${name(quest)}.`,
  'dropped-quest': ({ hero, quest }, { player, name }) =>
    `${player(hero)} rinuncia alla missione ${name(quest)}.`,
  progressed: ({ hero, quest, objective: nth, done }, { player, name, table }) => {
    const found = objectiveOf(table.content, quest, nth);
    if (found === null) return `${player(hero)} fa progressi nella missione ${name(quest)}.`;
    const said = forKind<Objective, [], string>(quests.objectives, found.objective);
    const far = done >= found.of ? 'fatto' : `${done} su ${found.of}`;
    return `${player(hero)} fa progressi nella missione ${name(quest)}: ${said} (${far}).`;
  },
  'completed-quest': ({ hero, quest, valor }, { player, name }) =>
    `${player(hero)} completa la missione ${name(quest)}: ${valorPoints(valor)}.`,
  'took-trophy': ({ hero, trophy, valor }, { player, name }) =>
    `${player(hero)} conquista il trofeo ${name(trophy)}: ${valorPoints(valor)}.`,
  'logged-event': ({ hero, card, valor }, { player, name }) =>
    `${player(hero)} ottiene ${valorPoints(valor)} per ${name(card)}.`,
  'got-no-reward': ({ hero, source }, { player, name }) =>
    `${player(hero)} non può ricevere il trofeo ${name(source)}.`,
  won: ({ winners, valor }, { player, who }) => {
    const { most, others } = finalValor(winners, valor);
    const losers = others.map((score) => `${who(score.seat)} ${score.valor}`).join(', ');
    const rest = losers === '' ? '' : ` A seguire: ${losers}.`;
    return winners.length === 1
      ? `${and(winners.map(player))} vince con ${valorPoints(most)}.${rest}`
      : `${and(winners.map(player))} si dividono la vittoria con ${valorPoints(most)} a testa.${rest}`;
  },
} satisfies Partial<LogLines<Speaker>>;

export const log: LogLines<Speaker> = { ...setUp, ...turn, ...hands, ...health, ...challenge, ...progress };
