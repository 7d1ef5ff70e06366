import { capitalLine, lineText, sentenceLine } from '@tavolo/language';
import type { MapEncounter } from '../../vocabulary/board.ts';
import type { DiscoveryKind, Trophy } from '../../vocabulary/content.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { Resource } from '../../vocabulary/terms.ts';
import type { Line, Part } from '../card-parts.ts';
import type { CardPhrases } from '../phrases/phrases.ts';
import { foeLines } from './challenge-cards.ts';
import { effectLine, prefixed } from './effects.ts';
import { figure } from './figures.ts';
import { moment, powerLine } from './powers.ts';
import { heroScene, tokenScene } from './scenes.ts';

/** What whoever beats an encounter gets. */
export const rewardLine = (phrases: CardPhrases, reward: readonly Effect[]): Line =>
  sentenceLine(
    prefixed([moment(phrases.board.reward, ['beaten'])], effectLine(phrases, reward, heroScene())),
  );

/** A box of the map: somebody to fight, or something to pay for. */
export function mapEncounterLines(
  phrases: CardPhrases,
  { foe, price, reward }: MapEncounter,
): readonly Line[] {
  if (foe !== null) return [...foeLines(phrases, foe), rewardLine(phrases, reward)];
  const paid = moment(phrases.board.price(price.map(({ levels }) => levels)), ['item']);
  return [sentenceLine(prefixed([paid], effectLine(phrases, reward, heroScene())))];
}

/** A discovery token: whether it is kept, and what it does. */
export const discoveryLines = (phrases: CardPhrases, { kept, powers }: DiscoveryKind): readonly Line[] => [
  capitalLine<Part>([
    { kind: 'mark', words: kept ? phrases.board.kept : phrases.board.atOnce, icons: ['discovery'] },
  ]),
  ...powers.map((power) =>
    // What works at once needs no moment of its own.
    sentenceLine(powerLine(phrases, power.at === 'reveal' ? { ...power, at: 'always' } : power, tokenScene)),
  ),
  ...(powers.some((power) => power.do.some(({ is }) => is === 'disease'))
    ? [sentenceLine<Part>([{ kind: 'note', words: phrases.board.disease, icons: ['disease'] }])]
    : []),
];

/** The same in a sentence, for whoever hides it: when it works, and what it says to whoever reveals it. */
export function discoverySaid(
  phrases: CardPhrases,
  discovery: DiscoveryKind,
  quoted: (words: string) => string,
): string {
  const [works = '', ...says] = discoveryLines(phrases, discovery).map(lineText);
  return `${works}: ${quoted(says.join(' '))}`;
}

/** What a space offers. */
export const resourceLines = ({ board }: CardPhrases, resource: Resource): readonly Line[] => [
  sentenceLine<Part>([{ kind: 'words', words: board.resources[resource], icons: [`resource-${resource}`] }]),
];

export const trophyLines = ({ board, figures }: CardPhrases, trophy: Trophy): readonly Line[] => [
  capitalLine([
    figure('valor', figures.valor(trophy.valor), trophy.valor),
    figure('trophy', figures.copies(trophy.copies)),
  ]),
  sentenceLine<Part>([{ kind: 'note', words: board.oncePerHero }]),
];
