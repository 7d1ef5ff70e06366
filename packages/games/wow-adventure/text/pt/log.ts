import { forKind } from '@tavolo/kernel';
import { capital } from '@tavolo/language';
import { and, count, of, on, plural, the } from '@tavolo/language/pt';
import type { Fact } from '../../facts.ts';
import type { Objective } from '../../vocabulary/quests.ts';
import type { Resource } from '../../vocabulary/terms.ts';
import { finalValor, forcedPower, objectiveOf } from '../lookup.ts';
import type { CauseWords, LogLines } from '../speech.ts';
import { quests } from './cards/quests.ts';
import { attackTypes, energies } from './cards/terms.ts';
import { classNames, raceNames } from './names/words.ts';
import type { Speaker } from './speaker.ts';

/** A face of a combat die. */
const face = (n: number): string => (n === 6 ? 'uma espada' : String(n));

const cards = (n: number): string => count(n, 'carta', 'cartas');
const steps = (n: number): string => `${n} ${n === 1 ? 'passo' : 'passos'}`;

/** What it came from stands with its preposition: do Javali da Montanha. */
const causes: CauseWords = {
  combat: (source) => ` ${source}`,
  encounter: (source) => ` ${source}`,
  card: (source) => ` por causa ${source}`,
  item: (source) => ` por causa ${source}`,
  token: (source) => ` por causa ${source}`,
  event: (source) => ` por causa ${source}`,
  cost: (source) => ` como custo ${source}`,
};

const sufferings = {
  poisoned: 'vai sofrer dano no início do seu próximo turno',
  slowed: 'só vai poder andar um espaço na sua próxima fase de movimento',
  'cannot-heal': 'não pode se curar até o fim do seu próximo turno',
} satisfies { readonly [What in Extract<Fact, { readonly is: 'will-suffer' }>['what']]: string };

const resourceUses: { readonly [R in Resource]: string } = {
  scroll: 'leu o Pergaminho',
  book: 'leu o Livro',
  'potion-small': 'bebeu a Poção de Cura Pequena',
  'potion-large': 'bebeu a Poção de Cura Grande',
  'place-discovery': 'pegou uma ficha de descoberta',
  'flight-path': 'usou a Rota de Voo',
  'auction-house': 'foi à Casa de Leilões',
  'quest-giver': 'falou com o Distribuidor de Missões',
};

const setUp = {
  'rolled-for-first': ({ rolls }, { player }) =>
    `Para ver quem começaria: ${and(rolls.map((roll) => `${player(roll.seat)} tirou ${face(roll.face)}`))}.`,
  'goes-first': ({ seat }, { player }) => `${player(seat)} começou.`,
  'chose-character': ({ seat, character }, { player, name, table }) => {
    const printed = table.content.characters.get(character);
    const race = raceNames[printed?.race as keyof typeof raceNames]; // a test holds that all have a name
    const kind = classNames[printed?.class as keyof typeof classNames]; // the same
    return `${player(seat)} escolheu ${name(character)}, ${`${kind} ${race}`.toLowerCase()}.`;
  },
  'was-dealt-quests': (fact, { player, name }) =>
    `${player(fact.hero)} recebeu as missões ${and(fact.quests.map(name))}.`,
  'kept-quests': (fact, { player, name }) =>
    `${player(fact.hero)} ficou com as missões ${and(fact.quests.map(name))}.`,
  'set-out': ({ hero, space }, { player, who }) => `${player(hero)} começou ${on(who(space))}.`,
} satisfies Partial<LogLines<Speaker>>;

const turn = {
  'turn-began': ({ hero, turn: nth }, { player }) => `Turno ${nth}: ${player(hero)}.`,
  'rolled-movement': ({ hero, steps: moves, energy, again }, { player }) =>
    `${player(hero)} ${again ? 'rolou de novo' : 'rolou'} o dado de movimento: ${steps(moves)} e ${energies(energy)}.`,
  walked: ({ hero, to: space, left }, { player, who }) => {
    const walked = `${player(hero)} andou até ${the(who(space))}`;
    return left === 0 ? `${walked}.` : `${walked} e ainda tinha ${steps(left)}.`;
  },
  moved: ({ hero, to: space, how, source }, { player, who }) => {
    const [mover, place, means] = [player(hero), the(who(space)), who(source)];
    const ways = {
      flew: () => `${mover} voou para ${place}.`,
      teleported: () => `${mover} foi para ${place} por efeito ${of(means)}.`,
      pushed: () => `${mover} foi parar ${on(who(space))} por causa ${of(means)}.`,
      summoned: () => `${mover} foi parar ${on(who(space))} por efeito ${of(means)}.`,
      retreated: () => `${mover} escapou ${of(means)} e foi para ${place}.`,
    };
    return ways[how]();
  },
  'stopped-by-aggro': ({ hero, space }, { player, who }) =>
    `Um encontro com Aggro parou ${player(hero)} ${on(who(space))}.`,
  'sprang-trap': ({ hero, card, owner }, { player, name, who }) =>
    `${player(hero)} caiu em uma armadilha ${of(who(owner))}: ${name(card)}.`,
  'used-resource': ({ hero, resource, space }, { player, who }) =>
    `${player(hero)} ${resourceUses[resource]} ${on(who(space))}.`,
  'revealed-tokens': ({ hero, kinds, space }, { player, name, who }) =>
    `${player(hero)} revelou ${plural(kinds.length, { one: 'a ficha', other: 'as fichas' })} ${on(who(space))}: ${and(kinds.map(name))}.`,
  'placed-token': ({ hero, space }, { player, who }) =>
    `${player(hero)} escondeu uma ficha de descoberta ${on(who(space))}.`,
  'saw-token': ({ hero, kind }, { player, name }) => `${player(hero)} viu o que era a ficha: ${name(kind)}.`,
  'looked-at-token': ({ hero, space }, { player, who }) =>
    `${player(hero)} olhou uma ficha virada para baixo ${on(who(space))}.`,
  'kept-token': ({ hero, kind }, { player, name }) => `${player(hero)} guardou a ficha ${name(kind)}.`,
  'spent-token': ({ hero, kind }, { player, name }) => `${player(hero)} gastou a ficha ${name(kind)}.`,
  'met-token': ({ hero, kind }, { player, name }) => `A ficha ${name(kind)} teve efeito em ${player(hero)}.`,
  'lost-token': ({ hero, kind }, { player, name }) =>
    `${player(hero)} descartou a ficha ${name(kind)} antes que tivesse efeito.`,
  'cleared-token': ({ hero, space, kind }, { player, name, who }) =>
    `${player(hero)} descartou a ficha que estava ${on(who(space))}: ${name(kind)}.`,
  equipped: ({ hero, card }, { player, item }) => `${player(hero)} equipou ${the(item(card))}.`,
  unequipped: ({ hero, card }, { player, item }) => `${player(hero)} pôs ${the(item(card))} na mochila.`,
  'turn-ended': ({ hero }, { player }) => `Acabou o turno de ${player(hero)}.`,
} satisfies Partial<LogLines<Speaker>>;

const hands = {
  drew: ({ hero, n }, { player }) => `${player(hero)} comprou ${cards(n)}.`,
  'drew-cards': (fact, { player, name }) =>
    `${player(fact.hero)} comprou ${plural(fact.cards.length, { one: 'a carta', other: 'as cartas' })} ${and(fact.cards.map(name))}.`,
  discarded: (fact, { player, name }) => `${player(fact.hero)} descartou ${and(fact.cards.map(name))}.`,
  reshuffled: ({ hero }, { player }) =>
    `${player(hero)} embaralhou a pilha de descarte para formar um novo baralho.`,
  'saw-hand': (fact, { player, name }) =>
    fact.cards.length === 0
      ? `${player(fact.hero)} viu que a mão de ${player(fact.of)} estava vazia.`
      : `${player(fact.hero)} viu a mão de ${player(fact.of)}: ${and(fact.cards.map(name))}.`,
  'looked-at-hand': ({ hero, of: owner }, { player }) => `${player(hero)} olhou a mão de ${player(owner)}.`,
  played: ({ hero, card, energy, target }, { player, name, bearer }) => {
    const at = target === null ? '' : ` ${on(bearer(card, target))}`;
    const paid = energy === 0 ? '' : ` por ${energies(energy)}`;
    return `${player(hero)} jogou ${name(card)}${at}${paid}.`;
  },
  'used-power': ({ hero, source, energy }, { player, who }) =>
    `${player(hero)} usou ${the(who(source))}${energy === 0 ? '' : ` por ${energies(energy)}`}.`,
  drank: ({ hero, card, potion }, { player, item }) => {
    const potions = { health: 'poção de vida', mana: 'poção de mana', swiftness: 'poção de rapidez' };
    return `${player(hero)} usou ${the(item(card))} como ${potions[potion]}.`;
  },
  cancelled: ({ hero, card, by, of: owner }, { player, name, who }) =>
    hero === owner
      ? `A carta ${name(card)} de ${player(hero)} foi cancelada por efeito ${of(who(by))}.`
      : `${player(owner)} cancelou a carta ${name(card)} de ${player(hero)} com ${the(who(by))}.`,
  attached: ({ card, to: target }, { name, bearer }) =>
    `A carta ${name(card)} ficou ${on(bearer(card, target))}.`,
  'came-off': ({ card, from }, { name, bearer }) => `A carta ${name(card)} saiu ${of(bearer(card, from))}.`,
  'gained-energy': ({ hero, n }, { player }) => `${player(hero)} ganhou ${energies(n)}.`,
  'lost-energy': ({ hero, n }, { player }) => `${player(hero)} perdeu ${energies(n)}.`,
  'turned-card': ({ hero, side }, { player, name }) =>
    `${player(hero)} virou a carta de personagem para o lado ${name(side)}.`,
  'gained-item': ({ hero, card }, { player, item }) => `${player(hero)} ganhou ${the(item(card))}.`,
  'lost-item': ({ hero, card }, { player, item }) => `${player(hero)} descartou ${the(item(card))}.`,
  'stole-item': ({ hero, from, card }, { player, item }) =>
    `${player(hero)} pegou ${the(item(card))} de ${player(from)}.`,
  'found-no-item': ({ hero, level: wanted }, { player, level }) =>
    `Não havia mais nenhum item ${level(wanted)} para ${player(hero)}.`,
  scouted: ({ hero, level: wanted, n }, { player, level }) =>
    `${player(hero)} olhou ${n === 1 ? 'a próxima carta' : `as próximas ${cards(n)}`} do baralho ${level(wanted)}.`,
  'saw-cards': (fact, { player, name }) => `${player(fact.hero)} viu ${and(fact.cards.map(name))}.`,
} satisfies Partial<LogLines<Speaker>>;

const health = {
  hurt: ({ hero, n, now, cause }, { player, who, table }) => {
    const isOwned = cause.by !== null && cause.by !== hero && !table.isSeat(cause.source);
    const owner = isOwned && cause.by !== null ? ` de ${player(cause.by)}` : '';
    const source = `${of(who(cause.source))}${owner}`;
    return `${player(hero)} sofreu ${n} de dano${causes[cause.means](source)}: ${now} ao todo.`;
  },
  prevented: ({ hero, n, source }, { player, who }) =>
    `${player(hero)} evitou ${n} de dano com ${the(who(source))}.`,
  healed: ({ hero, n, now }, { player }) =>
    now === 0
      ? `${player(hero)} curou ${n} de dano e ficou sem nenhum.`
      : `${player(hero)} curou ${n} de dano e ficou com ${now}.`,
  'caught-disease': ({ hero, now }, { player }) =>
    now === 1
      ? `${player(hero)} pegou uma Doença.`
      : `${player(hero)} pegou mais uma Doença: ${now} ao todo.`,
  'was-cured': ({ hero }, { player }) => `${player(hero)} ficou sem nenhuma Doença.`,
  'will-suffer': ({ hero, what, source }, { player, who }) =>
    `${player(hero)} ${sufferings[what]}, por causa ${of(who(source))}.`,
  survived: ({ hero, source }, { player, who }) =>
    `${player(hero)} continuou de pé com 1 de vida, por efeito ${of(who(source))}.`,
  'was-defeated': ({ hero, by, city }, { player, who }) =>
    by === null
      ? `${player(hero)} sofreu uma derrota e acordou ${on(who(city))}.`
      : `${player(by)} derrotou ${player(hero)}, que acordou ${on(who(city))}.`,
  'rose-to': ({ hero, level: reached }, { player, level }) =>
    `${player(hero)} subiu para o nível ${level(reached)}.`,
} satisfies Partial<LogLines<Speaker>>;

const challenge = {
  'drew-encounter': ({ hero, card, level: drawn }, { player, foe, level }) =>
    `${player(hero)} comprou um encontro ${level(drawn)}: ${the(foe(card))}.`,
  'drew-event': ({ hero, card, level: drawn }, { player, name, level }) =>
    `${player(hero)} comprou um evento ${level(drawn)}: ${name(card)}.`,
  'found-no-encounter': ({ hero, level: wanted }, { player, level }) =>
    `Acabou o baralho ${level(wanted)}: ${player(hero)} não tinha o que enfrentar.`,
  'event-lies': ({ card, where }, { name, who, table }) => {
    if (where === 'everywhere') return `${name(card)} entrou em jogo para todos.`;
    return table.isSeat(where)
      ? `${name(card)} ficou junto de ${table.player(where)}.`
      : `${name(card)} ficou ${on(who(where))}.`;
  },
  'event-left': ({ card }, { name }) => `${name(card)} saiu de jogo.`,
  'resolved-event': ({ hero, card }, { player, name }) => `${player(hero)} resolveu o evento ${name(card)}.`,
  'flipped-event': ({ hero, card }, { player, name }) => `${player(hero)} virou o evento ${name(card)}.`,
  marked: ({ hero, card, what }, { player, name, marked }) =>
    `${player(hero)} pôs uma ficha ${on(marked(what))} (${name(card)}).`,
  'began-fight': (fact, { player, who }) => `${player(fact.hero)} enfrentou ${the(who(fact.foe))}.`,
  'attacked-hero': ({ hero, rival }, { player }) => `${player(hero)} atacou ${player(rival)}.`,
  'rolled-extra': (fact, { player, who }) =>
    `${player(fact.hero)} rolou mais um dado por causa ${of(who(fact.source))}: ${face(fact.face)}.`,
  contested: ({ rolls }, { player }) =>
    `Todos rolaram um dado: ${and(rolls.map((roll) => `${player(roll.seat)} tirou ${face(roll.face)}`))}.`,
  'rolled-combat': ({ attacker, defender, who: by }, { who }) =>
    `${capital(the(who(by.attacker)))} tirou ${face(attacker)}; ${the(who(by.defender))}, ${face(defender)}.`,
  rerolled: (fact, { who }) =>
    fact.source === fact.who
      ? `O dado ${of(who(fact.who))} foi rolado de novo e passou a mostrar ${face(fact.face)}.`
      : `O dado ${of(who(fact.who))} passou a mostrar ${face(fact.face)}, por efeito ${of(who(fact.source))}.`,
  'power-worked': ({ source, key, who: id }, { name, who, does, table }) => {
    const seat = table.isSeat(id) ? id : null;
    const power = forcedPower(table.content, seat === null ? null : table.hero(seat), key);
    const called = source === id ? `Poder ${of(who(id))}` : `${name(source)} (${who(id).name})`;
    const told = seat === null ? 'foe' : 'watched';
    return power === null ? `${called} teve efeito.` : `${called}: ${does(power.do, told)}.`;
  },
  struck: ({ who: id, type, total, defense, hit }, { who }) =>
    `${capital(the(who(id)))} atacou (${attackTypes[type]}) com ${total} contra defesa ${defense} e ${hit ? 'acertou' : 'errou'}.`,
  'made-no-attack': ({ who: id }, { who }) => `${capital(the(who(id)))} não atacou.`,
  beat: (fact, { player, who }) => `${player(fact.hero)} venceu ${the(who(fact.foe))}.`,
  'stood-up-again': (fact, { who }) => `${capital(the(who(fact.foe)))} se levantou de novo.`,
  'fight-ended': ({ source }, { who }) => `O combate acabou por efeito ${of(who(source))}.`,
  'went-unbeaten': ({ card, aggro, space }, { foe, who }) =>
    `${capital(the(foe(card)))} continuou de pé ${on(who(space))}${aggro ? ', com Aggro' : ''}.`,
  'left-track': ({ card }, { foe }) => `${capital(the(foe(card)))} saiu do tabuleiro.`,
  'gained-aggro': ({ card }, { foe }) => `${capital(the(foe(card)))} ganhou Aggro.`,
  'lost-aggro': ({ card }, { foe }) => `${capital(the(foe(card)))} perdeu Aggro.`,
} satisfies Partial<LogLines<Speaker>>;

const progress = {
  'drew-quest': ({ hero, quest }, { player, name }) => `${player(hero)} comprou a missão ${name(quest)}.`,
  'dropped-quest': ({ hero, quest }, { player, name }) =>
    `${player(hero)} descartou a missão ${name(quest)}.`,
  progressed: ({ hero, quest, objective: nth, done }, { player, name, table }) => {
    const found = objectiveOf(table.content, quest, nth);
    if (found === null) return `${player(hero)} avançou na missão ${name(quest)}.`;
    const said = forKind<Objective, [], string>(quests.objectives, found.objective);
    const far = done >= found.of ? 'feito' : `${done} de ${found.of}`;
    return `${player(hero)} avançou na missão ${name(quest)}: ${said} (${far}).`;
  },
  'completed-quest': ({ hero, quest, valor }, { player, name }) =>
    `${player(hero)} completou a missão ${name(quest)}, que vale ${valor} de bravura.`,
  'took-trophy': ({ hero, trophy, valor }, { player, name }) =>
    `${player(hero)} pegou o troféu ${name(trophy)}, que vale ${valor} de bravura.`,
  'logged-event': ({ hero, card, valor }, { player, name }) =>
    `${player(hero)} ganhou ${valor} de bravura com o evento ${name(card)}.`,
  'got-no-reward': ({ hero, source }, { player, name }) =>
    `Não houve troféu ${name(source)} para ${player(hero)} desta vez.`,
  won: ({ winners, valor }, { player, who }) => {
    const { most, others } = finalValor(winners, valor);
    const losers = others.map((score) => `${who(score.seat).name} ${score.valor}`).join(', ');
    const rest = losers === '' ? '' : ` Depois: ${losers}.`;
    return winners.length === 1
      ? `${and(winners.map(player))} venceu com ${most} de bravura.${rest}`
      : `${and(winners.map(player))} dividiram a vitória, com ${most} de bravura cada.${rest}`;
  },
} satisfies Partial<LogLines<Speaker>>;

export const log: LogLines<Speaker> = { ...setUp, ...turn, ...hands, ...health, ...challenge, ...progress };
