import { forKind } from '@tavolo/kernel';
import { capital } from '@tavolo/language';
import { of, on, the } from '@tavolo/language/pt';
import { readOption, titleOf } from '../../options.ts';
import type { Cost } from '../../vocabulary/effects.ts';
import type { Potion, Resource } from '../../vocabulary/terms.ts';
import { choiceIn, costsOf, foeAt, forcedPower, usedPower, wielderIn } from '../lookup.ts';
import type { CostWords, OptionLabels } from '../speech.ts';
import { cards, damages, energies, items } from './cards/terms.ts';
import { itemWords } from './item-words.ts';
import type { Speaker } from './speaker.ts';
import { whereWords } from './where-words.ts';

const costs: CostWords = {
  energy: ({ n }) => energies(n),
  'discard-this': () => 'uso único',
  damage: ({ n }) => `você sofre ${damages(n)}`,
  discard: ({ n }) => `descarte ${cards(n)}`,
  'discard-item': ({ n }) => `descarte ${items(n)}`,
};

/** What something costs, in brackets. */
const price = (all: readonly Cost[]): string =>
  all.length === 0 ? '' : ` (${all.map((cost) => forKind<Cost, [], string>(costs, cost)).join(', ')})`;

const drinks: { readonly [P in Potion]: string } = {
  health: 'curar 1',
  mana: '1 de energia',
  swiftness: 'mais 1 passo',
};

type Asked = { readonly seat: Parameters<Speaker['player']>[0] };

/** What a hero can do at any moment: play, use, drink; `null`: the option is something else. */
function actLabel(id: string, { seat }: Asked, { name, who, item, table }: Speaker): string | null {
  const { is, of: title, more } = readOption(id);
  const used = (): string => {
    const key = wielderIn(title);
    const { content } = table;
    const isItem = content.challenge.get(key as never)?.item != null; // looked up only
    const power = usedPower(content, table.hero(seat), title);
    return `Usar ${the(isItem ? item(key) : who(key))}${is === 'use-mana' ? ' com poções de mana' : price(power?.cost ?? [])}`;
  };
  switch (is) {
    case 'play':
      return `Jogar ${name(title)}${price(costsOf(table.content, title))}`;
    case 'play-mana':
      return `Jogar ${name(title)} com poções de mana`;
    case 'use':
    case 'use-mana':
      return used();
    case 'drink':
      return `Usar ${the(item(title))} como poção: ${drinks[more as Potion]}`; // made of a potion
    default:
      return null;
  }
}

/** A window of a combat: what can be done, and how to go on. */
const inWindow =
  (goOn: { readonly [id: string]: string }) =>
  (id: string, question: Asked, speak: Speaker): string =>
    actLabel(id, question, speak) ?? goOn[id] ?? speak.name(id);

const yesOrNo =
  (yes: string, no: string) =>
  (id: string): string =>
    id === 'yes' ? yes : no;

const resourceLabels: { readonly [R in Resource]: string } = {
  scroll: 'Ler o Pergaminho',
  book: 'Ler o Livro',
  'potion-small': 'Beber a Poção de Cura Pequena',
  'potion-large': 'Beber a Poção de Cura Grande',
  'place-discovery': 'Colocar uma ficha de descoberta',
  'flight-path': 'Usar a Rota de Voo',
  'auction-house': 'Ir à Casa de Leilões',
  'quest-giver': 'Falar com o Distribuidor de Missões',
};

const setUp = {
  character: (id, _, { name }) => `Jogar com ${name(id)}`,
  'quests-to-keep': (id, _, { name }) => `Ficar com ${name(id)}`,
  'hero-to-mark': (id, _, { player }) => `Marcar ${player(id)}`,
} satisfies Partial<OptionLabels<Speaker>>;

const turn = {
  'movement-roll': inWindow({ keep: 'Ficar com o resultado' }),
  movement: (id, question, speak) => {
    if (id === 'end') return 'Terminar o movimento';
    return actLabel(id, question, speak) ?? `Andar até ${the(speak.who(readOption(id).of))}`;
  },
  resource: (id, question, speak) =>
    actLabel(id, question, speak) ?? (id in resourceLabels ? resourceLabels[id as Resource] : speak.name(id)),
  token: (id, question, speak) =>
    actLabel(id, question, speak) ?? `Resolver ${speak.name(readOption(id).of)}`,
  challenge: (id, question, speak) => fightLabel(id, question, speak),
  'event-offer': yesOrNo('Pagar o custo', 'Não pagar'),
  'lair-offer': yesOrNo('Pagar o preço', 'Ficar com os seus itens'),
  upkeep: (id, question, speak) => {
    const { is, of: what } = readOption(id);
    if (is === 'end') return 'Terminar o turno';
    if (is === 'pay') return `Pagar pela missão ${speak.name(what)}`;
    if (is === 'equip') return `Equipar ${the(speak.item(what))}`;
    if (is === 'unequip') return `Pôr ${the(speak.item(what))} na mochila`;
    return actLabel(id, question, speak) ?? speak.name(what);
  },
} satisfies Partial<OptionLabels<Speaker>>;

function fightLabel(
  id: string,
  question: Asked & { readonly about: { readonly space: string } },
  speak: Speaker,
): string {
  const { is, of: what } = readOption(id);
  const foe = foeAt(speak.table.content, question.about.space);
  if (is === 'draw') return 'Comprar uma carta de desafio';
  if (is === 'lair')
    return foe === null
      ? `Pagar o preço ${of(speak.who(question.about.space))}`
      : `Enfrentar ${the(speak.who(foe))}`;
  if (is === 'attack') return `Atacar ${the(speak.who(what))}`;
  if (is === 'foe') return `Enfrentar ${the(speak.foe(what))}`;
  if (is === 'event') return `Resolver ${speak.name(what)}`;
  return actLabel(id, question, speak) ?? speak.name(what);
}

const windows = {
  'encounter-met': inWindow({ fight: 'Lutar' }),
  'before-roll': inWindow({ done: 'Rolar os dados' }),
  'just-rolled': inWindow({ keep: 'Ficar com o dado' }),
  'after-roll': inWindow({ done: 'Passar aos ataques' }),
  'after-miss': inWindow({ done: 'Aceitar o erro' }),
  'after-attack': inWindow({ done: 'Continuar' }),
  damage: (id, question, speak) => actLabel(id, question, speak) ?? `Sofrer ${damages(question.about.n)}`,
  'last-breath': inWindow({ fall: 'Aceitar a derrota' }),
  reaction: inWindow({
    pass: 'Não reagir',
    'pass-turn': 'Não reagir, e não perguntar de novo neste turno',
  }),
  'power-order': (id, { seat }, { name, does, table }) => {
    const power = forcedPower(table.content, table.hero(seat), id);
    const called = name(wielderIn(id));
    return power === null ? called : `${called}: ${does(power.do)}`;
  },
} satisfies Partial<OptionLabels<Speaker>>;

const choices = {
  where: (id, { about: { why } }) => (id === 'stay' ? 'Ficar onde está' : whereWords[why].label(id)),
  push: (id, { seat, about: { hero } }, { who }) => {
    if (id === 'stay') return seat === hero ? 'Ficar aqui' : 'Não mover mais';
    return `Para ${the(who(id))}`;
  },
  rival: (id, _, { player }) => player(id),
  target: (id, _, { player, foe }) => {
    const { is, of: what } = readOption(id);
    return is === 'hero' ? player(what as Parameters<typeof player>[0]) : capital(the(foe(what))); // made of a seat
  },
  item: (id, { about: { why } }, { item }) =>
    id === 'none' ? itemWords[why].none : itemWords[why].label(the(item(id))),
  'items-to-pay': (id, _, { item }) => `Pagar ${the(item(id))}`,
  'mana-potions': (id, _, { item }) => `Usar ${the(item(id))} como poção`,
  'cards-to-discard': (id, _, { name }) => `Descartar ${name(titleOf(id))}`,
  'attached-to-shed': (id, _, { name }) => `Remover ${name(id)}`,
  choice: (id, { about: { source } }, { chosen, name, table }) => {
    const found = choiceIn(table.content, source, id);
    return found === null ? name(id) : capital(chosen(found.choice, found.byFoe ? 'faced' : 'own'));
  },
  'item-level': (id, _, { level }) => `Ganhar um item ${level(id)}`,
  'quest-to-drop': (id, _, { name }) => `Descartar ${name(id)}`,
  'marker-to-clear': (id, _, { foe }) => `Remover ${the(foe(id))}`,
  'foe-to-beat': (id, _, { foe }) => `Vencer ${the(foe(id))}`,
  'foe-to-mark': (id, _, { marked }) => `Marcar ${the(marked(readOption(id).of))}`,
  'token-to-see': (id, _, speak) => spotLabel(id, speak),
  'token-seen': (id) => (id === 'leave' ? 'Deixar ali' : 'Descartar'),
  'token-to-cancel': (id, _, { name }) => `Descartar ${name(readOption(id).of)}`,
  'deck-to-scout': (id, _, { level }) => `Olhar o baralho ${level(id)}`,
  'card-on-top': (id, _, { name }) => `Pôr ${name(id)} em seguida`,
  flip: yesOrNo('Usar', 'Não usar'),
} satisfies Partial<OptionLabels<Speaker>>;

/** The n-th token of a space. */
function spotLabel(id: string, { who }: Speaker): string {
  const [space = '', nth = '1'] = readOption(id).of.split('.');
  return nth === '1' ? `A ficha ${on(who(space))}` : `A ficha ${nth} ${on(who(space))}`;
}

export const options: OptionLabels<Speaker> = { ...setUp, ...turn, ...windows, ...choices };
