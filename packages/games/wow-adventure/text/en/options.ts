import { forKind } from '@tavolo/kernel';
import { capital } from '@tavolo/language';
import { count } from '@tavolo/language/en';
import { readOption, titleOf } from '../../options.ts';
import type { Cost } from '../../vocabulary/effects.ts';
import type { Potion, Resource } from '../../vocabulary/terms.ts';
import { choiceIn, costsOf, foeAt, forcedPower, usedPower, wielderIn } from '../lookup.ts';
import type { CostWords, OptionLabels } from '../speech.ts';
import { itemWords } from './item-words.ts';
import type { Speaker } from './speaker.ts';
import { whereWords } from './where-words.ts';

const costs: CostWords = {
  energy: ({ n }) => `${n} energy`,
  'discard-this': () => 'uses it up',
  damage: ({ n }) => `${n} damage to you`,
  discard: ({ n }) => `discard ${count(n, 'card')}`,
  'discard-item': ({ n }) => `discard ${count(n, 'item')}`,
};

/** What something costs, in brackets. */
const price = (of: readonly Cost[]): string =>
  of.length === 0 ? '' : ` (${of.map((cost) => forKind<Cost, [], string>(costs, cost)).join(', ')})`;

const drinks: { readonly [P in Potion]: string } = {
  health: 'heal 1',
  mana: '1 energy',
  swiftness: '1 more step',
};

type Asked = { readonly seat: Parameters<Speaker['player']>[0] };

/** What a hero can do at any moment: play, use, drink; `null`: the option is something else. */
function actLabel(id: string, { seat }: Asked, { name, the, item, table }: Speaker): string | null {
  const { is, of, more } = readOption(id);
  const used = (): string => {
    const key = wielderIn(of);
    const { content } = table;
    const isItem = content.challenge.get(key as never)?.item != null; // looked up only
    const power = usedPower(content, table.hero(seat), of);
    return `Use ${isItem ? item(key) : the(key)}${is === 'use-mana' ? ' with mana potions' : price(power?.cost ?? [])}`;
  };
  switch (is) {
    case 'play':
      return `Play ${name(of)}${price(costsOf(table.content, of))}`;
    case 'play-mana':
      return `Play ${name(of)} with mana potions`;
    case 'use':
    case 'use-mana':
      return used();
    case 'drink':
      return `Use ${item(of)} as a potion: ${drinks[more as Potion]}`; // made of a potion
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
  scroll: 'Read the Scroll',
  book: 'Read the Book',
  'potion-small': 'Drink the Small Healing Potion',
  'potion-large': 'Drink the Large Healing Potion',
  'place-discovery': 'Place a discovery token',
  'flight-path': 'Take the Flight Path',
  'auction-house': 'Go to the Auction House',
  'quest-giver': 'Talk to the Quest Giver',
};

const setUp = {
  character: (id, _, { name }) => `Play ${name(id)}`,
  'quests-to-keep': (id, _, { name }) => `Keep ${name(id)}`,
  'hero-to-mark': (id, _, { player }) => `Mark ${player(id)}`,
} satisfies Partial<OptionLabels<Speaker>>;

const turn = {
  'movement-roll': inWindow({ keep: 'Keep the roll' }),
  movement: (id, question, speak) => {
    if (id === 'end') return 'End your movement';
    return actLabel(id, question, speak) ?? `Walk to ${speak.the(readOption(id).of)}`;
  },
  resource: (id, question, speak) =>
    actLabel(id, question, speak) ?? (id in resourceLabels ? resourceLabels[id as Resource] : speak.name(id)),
  token: (id, question, speak) => actLabel(id, question, speak) ?? `Resolve ${speak.name(readOption(id).of)}`,
  challenge: (id, question, speak) => fightLabel(id, question, speak),
  'event-offer': yesOrNo('Pay the price', "Don't pay"),
  'lair-offer': yesOrNo('Pay the price', 'Keep your items'),
  upkeep: (id, question, speak) => {
    const { is, of } = readOption(id);
    if (is === 'end') return 'End your turn';
    if (is === 'pay') return `Pay for ${speak.name(of)}`;
    if (is === 'equip') return `Equip ${speak.item(of)}`;
    if (is === 'unequip') return `Put ${speak.item(of)} in the backpack`;
    return actLabel(id, question, speak) ?? speak.name(of);
  },
} satisfies Partial<OptionLabels<Speaker>>;

function fightLabel(
  id: string,
  question: Asked & { readonly about: { readonly space: string } },
  speak: Speaker,
): string {
  const { is, of } = readOption(id);
  const foe = foeAt(speak.table.content, question.about.space);
  if (is === 'draw') return 'Draw a challenge card';
  if (is === 'lair')
    return foe === null ? `Pay the price of ${speak.the(question.about.space)}` : `Fight ${speak.the(foe)}`;
  if (is === 'attack') return `Attack ${speak.who(of)}`;
  if (is === 'foe') return `Fight ${speak.foe(of)}`;
  if (is === 'event') return `Resolve ${speak.name(of)}`;
  return actLabel(id, question, speak) ?? speak.name(of);
}

const windows = {
  'encounter-met': inWindow({ fight: 'Fight' }),
  'before-roll': inWindow({ done: 'Roll the dice' }),
  'just-rolled': inWindow({ keep: 'Keep the die' }),
  'after-roll': inWindow({ done: 'Go on to the attacks' }),
  'after-miss': inWindow({ done: 'Accept the miss' }),
  'after-attack': inWindow({ done: 'Go on' }),
  damage: (id, question, speak) => actLabel(id, question, speak) ?? `Take ${question.about.n} damage`,
  'last-breath': inWindow({ fall: 'Accept defeat' }),
  reaction: inWindow({
    pass: 'Let it happen',
    'pass-turn': "Let it happen, and don't ask me again this turn",
  }),
  'power-order': (id, { seat }, { name, does, table }) => {
    const power = forcedPower(table.content, table.hero(seat), id);
    const called = name(wielderIn(id));
    return power === null ? called : `${called}: ${does(power.do)}`;
  },
} satisfies Partial<OptionLabels<Speaker>>;

const choices = {
  where: (id, { about: { why } }, { the }) =>
    id === 'stay' ? 'Stay where you are' : whereWords[why].label(the(id)),
  push: (id, { seat, about: { hero } }, { the }) => {
    if (id === 'stay') return seat === hero ? 'Stay here' : 'Stop here';
    return `To ${the(id)}`;
  },
  rival: (id, _, { player }) => player(id),
  target: (id, _, { player, foe }) => {
    const { is, of } = readOption(id);
    return is === 'hero' ? player(of as Parameters<typeof player>[0]) : capital(foe(of)); // made of a seat
  },
  item: (id, { about: { why } }, { item }) =>
    id === 'none' ? itemWords[why].none : itemWords[why].label(item(id)),
  'items-to-pay': (id, _, { item }) => `Pay ${item(id)}`,
  'mana-potions': (id, _, { item }) => `Use ${item(id)} as a potion`,
  'cards-to-discard': (id, _, { name }) => `Discard ${name(titleOf(id))}`,
  'attached-to-shed': (id, _, { name }) => `Remove ${name(id)}`,
  choice: (id, { about: { source } }, { chosen, name, table }) => {
    const found = choiceIn(table.content, source, id);
    return found === null ? name(id) : capital(chosen(found.choice, found.byFoe ? 'faced' : 'own'));
  },
  'item-level': (id, _, { level }) => `Gain a ${level(id)} item`,
  'quest-to-drop': (id, _, { name }) => `Give up ${name(id)}`,
  'marker-to-clear': (id, _, { foe }) => `Remove ${foe(id)}`,
  'foe-to-beat': (id, _, { foe }) => `Beat ${foe(id)}`,
  'foe-to-mark': (id, _, { marked }) => `Mark ${marked(readOption(id).of)}`,
  'token-to-see': (id, _, speak) => spotLabel(id, speak),
  'token-seen': (id) => (id === 'leave' ? 'Leave it there' : 'Discard it'),
  'token-to-cancel': (id, _, { name }) => `Discard ${name(readOption(id).of)}`,
  'deck-to-scout': (id, _, { level }) => `Look at the ${level(id)} deck`,
  'card-on-top': (id, _, { name }) => `Put ${name(id)} next`,
  flip: yesOrNo('Use it', "Don't use it"),
} satisfies Partial<OptionLabels<Speaker>>;

/** The n-th token of a space. */
function spotLabel(id: string, { within }: Speaker): string {
  const [space = '', nth = '1'] = readOption(id).of.split('.');
  return nth === '1' ? `The token ${within(space)}` : `Token ${nth} ${within(space)}`;
}

export const options: OptionLabels<Speaker> = { ...setUp, ...turn, ...windows, ...choices };
