/** How a campaign is told, to be read. */
import { seat } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import type { Fact } from '../../facts.ts';
import { settleFates } from '../../rules/losses/fates.ts';
import { textsIn } from '../../text/index.ts';
import { namingOf } from '../../text/naming.ts';
import type { ExplorerId, ItemId, ScenarioId } from '../../vocabulary/ids.ts';
import { aboutToBeWon } from '../campaign.ts';
import { HallScene } from '../table.ts';

const scenario = 'ninth-toll' as ScenarioId; // an id of the box
const explorer = 'crane' as ExplorerId; // the same
const items = ['heartglass', 'needle-pistol', 'tool-belt', 'gauze-roll'] as ItemId[]; // the same

const facts: readonly Fact[] = [
  { is: 'kept-items', explorer, items: items.slice(1) },
  ...(['goes-on', 'won', 'again', 'lost'] as const).map(
    (how) => ({ is: 'campaign-stands', how, scenario }) as const,
  ),
  { is: 'came-back', seat: seat('Ana'), explorer, items: items.slice(1) },
  { is: 'came-back', seat: seat('Ana'), explorer, items: [] },
];

test.each(['en', 'it', 'pt'] as const)('in %s a campaign reads well', async (language) => {
  const texts = textsIn(language);
  const scene = new HallScene({ Ana: { explorer, at: '1,8', bag: items } }, aboutToBeWon, 'straight');
  scene.does((g) => settleFates(g));
  const { question } = scene.asksAbout('Ana', 'items-to-keep');
  const table = namingOf(scene.match.view('spectator'), scene.table.content, (who) => who);
  const lines = [
    texts.prompt(question, table),
    texts.consider(question, table),
    ...question.options.map((id) => `> ${texts.option(question, id, table)}`),
    ...facts.map((fact) => texts.line(fact, table)),
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`stories/campaign.${language}.txt`);
});
