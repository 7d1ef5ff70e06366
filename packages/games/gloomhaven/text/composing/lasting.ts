import { lowered, sentence, signedPlainly } from '@tavolo/language';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { Lasting } from '../../vocabulary/lasting.ts';
import type { MonsterLasting } from '../../vocabulary/monsters.ts';
import type { Span } from '../phrases/lasting.ts';
import type { Phrases } from '../phrases/phrases.ts';
import type { Scene } from '../phrases/scene.ts';
import { additionTexts, afterwards, inlineText, reasonText } from './abilities.ts';
import { iconsIf, iconsOf, iconsOfLasting } from './icons.ts';
import { conditionNames, type Line, type Teller, told } from './scene.ts';

type On<Moment> = Lasting extends infer Each
  ? Each extends { readonly on: infer Known }
    ? Moment extends Known
      ? Each
      : never
    : never
  : never;

/** What is lasting, as one line. */
export const lastingLine = (teller: Teller, lasting: Lasting, span: Span): Line => ({
  text: lastingText(teller, lasting, span),
  icons: iconsOfLasting(lasting),
});

export const lastingText = (teller: Teller, lasting: Lasting, span: Span): string =>
  told(teller, { voice: 'you', inline: inlineText }, (scene) =>
    effectText(teller.phrases, lasting, { span, scene }),
  );

type Telling = { readonly span: Span; readonly scene: Scene };

function effectText(phrases: Phrases, lasting: Lasting, telling: Telling): string {
  const { span, scene } = telling;
  const words = phrases.lasting;
  switch (lasting.on) {
    case 'attack':
      return attackText(phrases, lasting, telling);
    case 'attack-ability': {
      const moment = words.attackAbility(lasting.kind, span);
      const reason = reasonText(phrases, lasting, 'you');
      const added = additionTexts(phrases, lasting.add, { scene, of: null }).join(', ');
      return `${[moment, ...(reason === '' ? [] : [lowered(reason)])].join(', ')}: ${added}`;
    }
    case 'heal-ability':
      return `${words.healAbility(span)}: ${additionTexts(phrases, lasting.add, { scene, of: null }).join(', ')}`;
    case 'move-ability':
      return sentence(words.moveAbility(scene.inline([lasting.instead], 'you'), span));
    case 'attacked':
      return `${words.attacked(lasting.kind, span)}, ${guardText(phrases, lasting)}`;
    case 'damage':
      return `${words.damaged(lasting.from, span)}, ${guardText(phrases, lasting)}`;
    case 'ally-attacked':
      return sentence(words.allyAttacked(span));
    case 'turn-start':
    case 'turn-end':
      return turnText(phrases, lasting, telling);
    case 'retaliated':
      return `${words.retaliated(span)}, ${phrases.abilities.adjusting.xp(lasting.xp)}`;
    case 'always':
      return sentence(alwaysText(phrases, lasting));
  }
}

function attackText(phrases: Phrases, lasting: On<'attack'>, { span, scene }: Telling): string {
  const words = phrases.lasting;
  const { adjusting } = phrases.abilities;
  const reason = reasonText(phrases, lasting, 'you');
  const moment = [
    words.attack(lasting.by, lasting.kind, span),
    ...(reason === '' ? [] : [lowered(reason)]),
    ...(lasting.destroyObstacle ? [words.destroyObstacle] : []),
  ];
  const effects = [
    ...additionTexts(phrases, lasting.add ?? {}, { scene, of: null }),
    ...(lasting.multiply === undefined ? [] : [words.multiply(lasting.multiply)]),
    ...conditionNames(phrases.terms, lasting.conditions),
    ...(lasting.advantage ? [adjusting.advantage] : []),
    ...(lasting.ignoreShield ? [words.ignoreShield] : []),
    ...(lasting.instead === undefined ? [] : [adjusting.instead(scene.inline(lasting.instead, 'you'))]),
  ];
  const then = lasting.then && scene.inline(lasting.then, 'you');
  const all = [
    ...effects,
    ...afterwards(phrases, then, effects.length > 0),
    ...forTheRound(phrases, lasting.then ?? []),
  ];
  return `${moment.join(', ')}: ${all.join(', ')}`;
}

/** Shield and Retaliate that are given again and again last for the round, whatever stays. */
const forTheRound = ({ abilities }: Phrases, given: readonly Ability[]): readonly string[] =>
  given.some(({ do: what }) => what === 'shield' || what === 'retaliate')
    ? [lowered(abilities.half.stays.round)]
    : [];

type Guard = {
  readonly shield?: number;
  readonly retaliate?: number | { readonly value: number; readonly range: number };
  readonly prevent?: true;
  readonly disadvantage?: true;
};

/** What protects from an attack or from damage. */
export function guardText({ terms, lasting }: Phrases, guard: Guard): string {
  const { shield, retaliate, prevent, disadvantage } = guard;
  const retaliation = typeof retaliate === 'number' ? { value: retaliate, range: 1 } : retaliate;
  return [
    ...(prevent ? [lasting.prevent] : []),
    ...(shield === undefined ? [] : [`${terms.abilities.shield} ${shield}`]),
    ...(retaliation === undefined ? [] : [`${terms.abilities.retaliate} ${retaliation.value}`]),
    ...(retaliation === undefined || retaliation.range === 1
      ? []
      : [`${terms.abilities.range} ${retaliation.range}`]),
    ...(disadvantage ? [lasting.attackerDisadvantage] : []),
  ].join(', ');
}

function turnText(phrases: Phrases, lasting: On<'turn-start'>, { span, scene }: Telling): string {
  const reason = reasonText(phrases, lasting, 'you');
  const moment = [phrases.lasting.turn[lasting.on](span), ...(reason === '' ? [] : [lowered(reason)])];
  const all = [scene.inline(lasting.do, 'you'), ...forTheRound(phrases, lasting.do)];
  return `${moment.join(', ')}: ${all.join(', ')}`;
}

function alwaysText({ lasting: words }: Phrases, lasting: On<'always'>): string {
  if ('augmentLimit' in lasting) return words.augmentLimit(lasting.augmentLimit);
  return 'flying' in lasting ? words.flying : words.augmentsOnRanged;
}

/** What a monster card leaves in force for the round. */
export function monsterLastingLine(teller: Teller, lasting: MonsterLasting): Line {
  const { lasting: words } = teller.phrases;
  switch (lasting.on) {
    case 'own-death':
      return {
        text: words.ownDeath(inlineText(teller, lasting.do, 'it')),
        icons: lasting.do.flatMap(iconsOf),
      };
    case 'attacked':
      return { text: sentence(words.attackedAtDisadvantage), icons: iconsIf([true, 'disadvantage']) };
    case 'allies-attack':
      return { text: sentence(words.alliesAttack(signedPlainly(lasting.attack))), icons: ['attack'] };
  }
}
