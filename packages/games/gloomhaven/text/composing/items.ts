import { lowered, sentence } from '@tavolo/language';
import type { Item, ItemUse } from '../../vocabulary/items.ts';
import type { Phrases } from '../phrases/phrases.ts';
import { additionTexts, inlineText, reasonText } from './abilities.ts';
import { consumed, type IconWord, iconsIf, iconsOf, iconsOfAdditions, iconsOfLasting } from './icons.ts';
import { guardText, lastingText } from './lasting.ts';
import { conditionNames, type Line, type Teller, told } from './scene.ts';

type Use<When> = Extract<ItemUse, { readonly when: When }>;

/** What an item does, a line for each use, and what becomes of it. */
export function itemLines(teller: Teller, item: Item): readonly Line[] {
  const words = teller.phrases.items;
  const { after, circles, minusOnes, removesMinusOnes } = item;
  const spent = after === 'nothing' ? [] : [after];
  return [
    ...item.uses.flatMap((use) => useTexts(teller, use).map((text) => ({ text, icons: useIcons(use) }))),
    ...(circles === undefined
      ? spent.map((what) => ({ text: words.after[what], icons: [what] }))
      : [{ text: sentence(words.circles(circles, after)), icons: spent }]),
    ...(minusOnes === undefined ? [] : [{ text: sentence(words.minusOnes(minusOnes)), icons: [] }]),
    ...(removesMinusOnes === undefined
      ? []
      : [{ text: sentence(words.removesMinusOnes(removesMinusOnes)), icons: [] }]),
  ];
}

function useTexts(teller: Teller, use: ItemUse): readonly string[] {
  const { phrases } = teller;
  const { items: words, terms } = phrases;
  switch (use.when) {
    case 'turn':
      return [`${words.onTurn}: ${inlineText(teller, use.do, 'you')}`];
    case 'turn-end':
      return [`${words.atTurnEnd}: ${inlineText(teller, use.do, 'you')}`];
    case 'move': {
      const more = use.add === undefined ? [] : [phrases.abilities.additions.move(`+${use.add}`)];
      return [`${words.onMove}: ${[...more, ...(use.jump ? [terms.abilities.jump] : [])].join(', ')}`];
    }
    case 'attack':
      return [attackUse(teller, use)];
    case 'attacked':
      return [`${words.attacked}, ${guardText(phrases, use)}`];
    case 'attack-damage':
      return [`${words.attackDamage}, ${guardText(phrases, use)}`];
    case 'reveal':
      return [sentence(words.initiative(use.initiative))];
    case 'basic':
      return [
        ...(use.attack === undefined ? [] : [sentence(words.basicAttack(use.attack))]),
        ...(use.move === undefined ? [] : [sentence(words.basicMove(use.move))]),
      ];
    case 'always':
      return alwaysTexts(teller, use);
  }
}

function attackUse(teller: Teller, use: Use<'attack'>): string {
  const { phrases } = teller;
  return told(teller, { voice: 'you', inline: inlineText }, (scene) => {
    const effects = [
      ...additionTexts(phrases, use.add ?? {}, { scene, of: null }),
      ...conditionNames(phrases.terms, use.conditions),
      ...(use.advantage ? [phrases.abilities.adjusting.advantage] : []),
      ...(use.ignoreShield ? [phrases.lasting.ignoreShield] : []),
      ...reachTexts(phrases, use),
    ];
    return `${attackMoment(phrases, use)}: ${effects.join(', ')}`;
  });
}

/** What an item makes of where an attack lands. */
const reachTexts = (
  { items: words }: Phrases,
  { area, alliesInAreaSuffer, reach }: Use<'attack'>,
): readonly string[] => [
  ...(area === undefined ? [] : [words.becomesArea(area.hexes.length)]),
  ...(alliesInAreaSuffer === undefined ? [] : [words.alliesInAreaSuffer(alliesInAreaSuffer)]),
  ...(reach === undefined ? [] : [words.reach(reach)]),
];

function attackMoment(phrases: Phrases, use: Use<'attack'>): string {
  const { kind, scope, area, reach, consume, if: when } = use;
  const once = area !== undefined || reach !== undefined;
  const moment = phrases.items.attack(kind, once ? 'ability' : scope);
  const reasons = { ...(consume === undefined ? {} : { consume }), ...(when === undefined ? {} : { when }) };
  const reason = reasonText(phrases, reasons, 'you');
  return reason === '' ? moment : `${moment}, ${lowered(reason)}`;
}

function alwaysTexts(teller: Teller, use: Use<'always'>): readonly string[] {
  const { items: words, lasting } = teller.phrases;
  const { immune, flying, hiddenInObstacles, smallSlots, tamesDoubles } = use;
  const held = (use.lasting ?? []).map((each) =>
    lastingText(teller, each, { uses: null, stays: 'persistent' }),
  );
  const texts = [
    ...(immune === undefined ? [] : [words.immune(immunities(teller.phrases, immune))]),
    ...(flying ? [lasting.flying] : []),
    ...(hiddenInObstacles ? [words.hiddenInObstacles] : []),
    ...(smallSlots === undefined ? [] : [words.smallSlots(smallSlots)]),
    ...(tamesDoubles ? [words.tamesDoubles] : []),
  ];
  return [...texts.map(sentence), ...held];
}

const immunities = ({ terms, items }: Phrases, to: NonNullable<Use<'always'>['immune']>): readonly string[] =>
  to.map((what) => (what === 'forced-movement' ? items.forcedMovement : terms.conditions[what]));

function useIcons(use: ItemUse): readonly IconWord[] {
  switch (use.when) {
    case 'turn':
    case 'turn-end':
      return use.do.flatMap(iconsOf);
    case 'move':
      return iconsIf([use.add, 'move'], [use.jump, 'jump']);
    case 'attack':
      return [
        ...consumed(use.consume),
        ...iconsOfAdditions(use.add),
        ...(use.conditions ?? []),
        ...iconsIf([use.advantage, 'advantage'], [use.area, 'area'], [use.reach, 'range']),
      ];
    case 'attacked':
      return iconsIf([use.shield, 'shield'], [use.disadvantage, 'disadvantage']);
    case 'attack-damage':
      return iconsIf([use.shield, 'shield'], [use.retaliate, 'retaliate'], [use.prevent, 'damage']);
    case 'reveal':
      return ['initiative'];
    case 'basic':
      return iconsIf([use.attack, 'attack'], [use.move, 'move']);
    case 'always':
      return [...iconsIf([use.flying, 'flying']), ...(use.lasting ?? []).flatMap(iconsOfLasting)];
  }
}
