import { forKind } from '@tavolo/kernel';
import { capital } from '@tavolo/language';
import { count } from '@tavolo/language/it';
import { readOption, titleOf } from '../../options.ts';
import type { Cost } from '../../vocabulary/effects.ts';
import type { Potion, Resource } from '../../vocabulary/terms.ts';
import { choiceIn, costsOf, foeAt, forcedPower, usedPower, wielderIn } from '../lookup.ts';
import type { CostWords, OptionLabels } from '../speech.ts';
import { damages, energies, items } from './cards/terms.ts';
import { itemWords } from './item-words.ts';
import type { Speaker } from './speaker.ts';
import { whereWords } from './where-words.ts';

const costs: CostWords = {
  energy: ({ n }) => energies(n),
  'discard-this': () => 'uso unico',
  damage: ({ n }) => `subisci ${damages(n)}`,
  discard: ({ n }) => `scarta ${count(n, 'carta', 'carte')}`,
  'discard-item': ({ n }) => `scarta ${items(n)}`,
};

/** What something costs, in brackets. */
const price = (of: readonly Cost[]): string =>
  of.length === 0 ? '' : ` (${of.map((cost) => forKind<Cost, [], string>(costs, cost)).join(', ')})`;

const drinks: { readonly [P in Potion]: string } = {
  health: 'cura 1 danno',
  mana: '1 punto energia',
  swiftness: '1 passo in più',
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
    return `Usa ${isItem ? item(key) : the(key)}${is === 'use-mana' ? ' con pozioni del mana' : price(power?.cost ?? [])}`;
  };
  switch (is) {
    case 'play':
      return `Gioca ${name(of)}${price(costsOf(table.content, of))}`;
    case 'play-mana':
      return `Gioca ${name(of)} con pozioni del mana`;
    case 'use':
    case 'use-mana':
      return used();
    case 'drink':
      return `Consuma ${item(of)}: ${drinks[more as Potion]}`; // made of a potion
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
  scroll: 'Leggi la Pergamena',
  book: 'Leggi il Libro',
  'potion-small': 'Bevi la Pozione di Cura Piccola',
  'potion-large': 'Bevi la Pozione di Cura Grande',
  'place-discovery': 'Piazza un segnalino scoperta',
  'flight-path': 'Prendi la Rotta di Volo',
  'auction-house': "Vai alla Casa d'Aste",
  'quest-giver': 'Rivolgiti al Datore di Missioni',
};

const setUp = {
  character: (id, _, { name }) => `Gioca con ${name(id)}`,
  'quests-to-keep': (id, _, { name }) => `Tieni ${name(id)}`,
  'hero-to-mark': (id, _, { toPlayer }) => `Dallo ${toPlayer(id)}`,
} satisfies Partial<OptionLabels<Speaker>>;

const turn = {
  'movement-roll': inWindow({ keep: 'Tieni il tiro' }),
  movement: (id, question, speak) => {
    if (id === 'end') return 'Finisci il movimento';
    return actLabel(id, question, speak) ?? `Vai ${speak.at(readOption(id).of)}`;
  },
  resource: (id, question, speak) =>
    actLabel(id, question, speak) ?? (id in resourceLabels ? resourceLabels[id as Resource] : speak.name(id)),
  token: (id, question, speak) => actLabel(id, question, speak) ?? `Risolvi ${speak.the(readOption(id).of)}`,
  challenge: (id, question, speak) => fightLabel(id, question, speak),
  'event-offer': yesOrNo('Paga il prezzo', 'Non pagare'),
  'lair-offer': yesOrNo('Paga il prezzo', 'Tieni i tuoi oggetti'),
  upkeep: (id, question, speak) => {
    const { is, of } = readOption(id);
    if (is === 'end') return 'Finisci il turno';
    if (is === 'pay') return `Paga per la missione ${speak.name(of)}`;
    if (is === 'equip') return `Equipaggia ${speak.item(of)}`;
    if (is === 'unequip') return `Riponi ${speak.item(of)} nello zaino`;
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
  if (is === 'draw') return 'Pesca una carta sfida';
  if (is === 'lair')
    return foe === null ? `Paga il prezzo ${speak.at(question.about.space)}` : `Affronta ${speak.the(foe)}`;
  if (is === 'attack') return `Attacca ${speak.who(of)}`;
  if (is === 'foe') return `Affronta ${speak.foe(of)}`;
  if (is === 'event') return `Affronta l'evento ${speak.name(of)}`;
  return actLabel(id, question, speak) ?? speak.name(of);
}

const windows = {
  'encounter-met': inWindow({ fight: 'Combatti' }),
  'before-roll': inWindow({ done: 'Tira i dadi' }),
  'just-rolled': inWindow({ keep: 'Tieni il dado' }),
  'after-roll': inWindow({ done: 'Passa agli attacchi' }),
  'after-miss': inWindow({ done: 'Non giocare nulla' }),
  'after-attack': inWindow({ done: 'Prosegui' }),
  damage: (id, question, speak) => actLabel(id, question, speak) ?? `Subisci ${damages(question.about.n)}`,
  'last-breath': inWindow({ fall: 'Cadi' }),
  reaction: inWindow({
    pass: 'Lascia fare',
    'pass-turn': 'Lascia fare, e non chiedermelo più in questo turno',
  }),
  'power-order': (id, { seat }, { name, does, table }) => {
    const power = forcedPower(table.content, table.hero(seat), id);
    const called = name(wielderIn(id));
    return power === null ? called : `${called}: ${does(power.do)}`;
  },
} satisfies Partial<OptionLabels<Speaker>>;

const choices = {
  where: (id, { about: { why } }, { at }) =>
    id === 'stay' ? 'Resta dove sei' : whereWords[why].label(at(id)),
  push: (id, { seat, about: { hero } }, { player, at }) => {
    if (id === 'stay') return seat === hero ? 'Resta qui' : `Lascia ${player(hero)} qui`;
    return capital(at(id));
  },
  rival: (id, _, { player }) => player(id),
  target: (id, _, { player, foe }) => {
    const { is, of } = readOption(id);
    return is === 'hero' ? player(of as Parameters<typeof player>[0]) : capital(foe(of)); // made of a seat
  },
  item: (id, { about: { why } }, { item }) =>
    id === 'none' ? itemWords[why].none : itemWords[why].label(item(id)),
  'items-to-pay': (id, _, { item }) => `Paga con ${item(id)}`,
  'mana-potions': (id, _, { item }) => `Consuma ${item(id)}`,
  'cards-to-discard': (id, _, { name }) => `Scarta ${name(titleOf(id))}`,
  'attached-to-shed': (id, _, { name }) => `Togli ${name(id)}`,
  choice: (id, { about: { source } }, { chosen, name, table }) => {
    const found = choiceIn(table.content, source, id);
    return found === null ? name(id) : capital(chosen(found.choice, found.byFoe ? 'faced' : 'own'));
  },
  'item-level': (id, _, { level }) => `Ottieni un oggetto ${level(id)}`,
  'quest-to-drop': (id, _, { name }) => `Rinuncia alla missione ${name(id)}`,
  'marker-to-clear': (id, _, { foe }) => `Togli ${foe(id)}`,
  'foe-to-beat': (id, _, { foe }) => `Batti ${foe(id)}`,
  'foe-to-mark': (id, _, { marked }) => `Contrassegna ${marked(readOption(id).of)}`,
  'token-to-see': (id, _, speak) => spotLabel(id, speak),
  'token-seen': (id) => (id === 'leave' ? 'Lascialo lì' : 'Scartalo'),
  'token-to-cancel': (id, _, { the }) => `Scarta ${the(readOption(id).of)}`,
  'deck-to-scout': (id, _, { level }) => `Guarda il mazzo ${level(id)}`,
  'card-on-top': (id, _, { name }) => `Metti per prima ${name(id)}`,
  flip: yesOrNo('Usa il potere', 'Non usarlo'),
} satisfies Partial<OptionLabels<Speaker>>;

/** The n-th token of a space. */
function spotLabel(id: string, { at }: Speaker): string {
  const [space = '', nth = '1'] = readOption(id).of.split('.');
  return nth === '1' ? `Il segnalino ${at(space)}` : `Il segnalino ${nth} ${at(space)}`;
}

export const options: OptionLabels<Speaker> = { ...setUp, ...turn, ...windows, ...choices };
