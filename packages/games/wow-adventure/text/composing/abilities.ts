import { behind, capitalLine, sentenceLine } from '@tavolo/language';
import type { Ability, Improvement } from '../../vocabulary/abilities.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import { type Level, levels, rankOf } from '../../vocabulary/terms.ts';
import type { Line, Part } from '../card-parts.ts';
import type { CardPhrases } from '../phrases/phrases.ts';
import type { Scene } from '../phrases/scene.ts';
import { addsTo } from './additions.ts';
import { cardPlayed, conditionParts } from './conditions.ts';
import { bought, effectLine, prefixed, withMore } from './effects.ts';
import { figure } from './figures.ts';
import { moment, powerLine, priceParts } from './powers.ts';
import { attachedScene } from './scenes.ts';

/** An ability card: its price and timing, what it does, what it does later, and what levels add. */
export function abilityLines(phrases: CardPhrases, ability: Ability, scene: Scene): readonly Line[] {
  const { figures, abilities } = phrases;
  const lying = attachedScene(scene, ability.attach);
  return [
    capitalLine([
      figure('energy', figures.cost(ability.cost), ability.cost),
      figure(`timing-${ability.timing}`, figures.timing[ability.timing]),
    ]),
    sentenceLine(playedLine(phrases, ability, scene)),
    ...ability.powers.map((power) => sentenceLine(powerLine(phrases, power, scene))),
    ...ability.attached.map((power) => sentenceLine(attachedLine(phrases, power, lying))),
    ...(ability.group === null
      ? []
      : [sentenceLine<Part>([{ kind: 'note', words: abilities.group(ability.group) }])]),
    ...levels.flatMap((level) => improvedLines(phrases, ability, level, scene)),
  ];
}

/** When a card is played, what it costs, and what happens at once. */
function playedLine(phrases: CardPhrases, ability: Ability, scene: Scene): Line {
  const [when, body] = [playedWhen(phrases, ability, scene), playedFor(phrases, ability, scene)];
  return ability.alsoCosts.length > 0 ? bought(phrases, when, body) : prefixed(when, body);
}

/** When a card is played and what it costs beyond energy. */
function playedWhen(phrases: CardPhrases, ability: Ability, scene: Scene): Line {
  const { moments } = phrases;
  const windows = ability.windows.map((window) =>
    window === 'card-played' ? moments.cardPlayed(cardPlayed(ability.if), scene) : moments.windows[window],
  );
  return [
    moment(moments.or(windows)),
    ...(ability.insteadOfWalking ? [moment(moments.instead.walking)] : []),
    ...conditionParts(phrases, ability.if, scene),
    ...priceParts(phrases, ability.alsoCosts, scene, false),
  ];
}

/** What happens at once when it is played. */
function playedFor(phrases: CardPhrases, ability: Ability, scene: Scene): Line {
  const { abilities } = phrases;
  const { replacement, aim, attach, counters } = ability;
  const pieces: readonly Line[] = [
    replacement === null
      ? []
      : [
          {
            kind: 'deed',
            words: abilities.replacement(replacement),
            icons: [replacement.type],
            value: String(replacement.value),
          },
        ],
    aim === null ? [] : [{ kind: 'aim', words: abilities.aim(aim) }],
    effectLine(phrases, ability.do, scene),
    attach === null ? [] : [{ kind: 'deed', words: abilities.attach(attach, counters), icons: ['attach'] }],
  ];
  return parted(pieces);
}

/** Lines parted by semicolons; empty ones are left out. */
const parted = (lines: readonly Line[]): Line =>
  lines.filter((line) => line.length > 0).flatMap((line, place) => (place === 0 ? line : behind(';', line)));

/** What a card does where it lies. A power without a moment works for as long as it lies there. */
function attachedLine(phrases: CardPhrases, power: Ability['attached'][number], lying: Scene): Line {
  const line = powerLine(phrases, power, lying, lying.who.bearer);
  if (power.at !== 'always') return line;
  const attached = moment(phrases.moments.whileAttached, ['attach']);
  return (power.if ?? []).length === 0 ? prefixed([attached], line) : [attached, ...behind(',', line)];
}

function improvedLines(phrases: CardPhrases, ability: Ability, level: Level, scene: Scene): readonly Line[] {
  const improvement = improvementOf(ability, level);
  if (improvement === undefined) return [];
  const { do: does = [], powers = [], attached = [] } = improvement;
  const before = toldBefore(ability, level);
  const lying = attachedScene(scene, ability.attach);
  const more = (line: Line, effects: readonly Effect[]): Line =>
    withMore(phrases, soft(line), addsTo(effects, before));
  const mark: Part = { kind: 'mark', words: phrases.abilities.improved(level), icons: [`level-${level}`] };
  const pieces = [
    ...(does.length === 0 ? [] : [more(effectLine(phrases, does, scene), does)]),
    ...powers.map((power) => more(powerLine(phrases, power, scene), power.do)),
    ...attached.map((power) => more(attachedLine(phrases, power, lying), power.do)),
  ];
  return [sentenceLine([mark, ...behind(':', parted(pieces))])];
}

const improvementOf = ({ improved }: Ability, level: Level): Improvement | undefined =>
  level === 'grey' ? undefined : improved[level];

/** What the card and the levels below have said already. */
function toldBefore(ability: Ability, level: Level): readonly Effect[] {
  const lower = levels.slice(0, rankOf(level)).flatMap((below) => improvementOf(ability, below) ?? []);
  return [ability, ...lower].flatMap(({ do: does = [], powers = [], attached = [] }) => [
    ...does,
    ...[...powers, ...attached].flatMap((power) => power.do),
  ]);
}

/** Within another line, a comma stands where a colon would. */
const soft = (line: Line): Line => line.map((part) => (part.joint === ':' ? { ...part, joint: ',' } : part));
