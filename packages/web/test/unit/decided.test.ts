import { makeBot, sightOf } from '@tavolo/bots';
import type { Box } from '@tavolo/box';
import { begin, isRefusal, type Match, save, seat, thinkingChance } from '@tavolo/kernel';
import { languages } from '@tavolo/language';
import { shelf } from '@tavolo/shelf';
import { expect, test } from 'vitest';
import { LocalHouse } from '../../host/local/local-house.ts';
import { decidedBefore, turnsIn } from '../../table/replay/decided.ts';
import { loadMessages } from '../../text/load-messages.ts';

const seats = [seat('seat-1'), seat('seat-2')];
const player = (one: string) => (one === 'seat-1' ? 'Ana' : 'Bruno');

/** A match of so many answers, played at random. */
function played(box: Box, answers: number): Match {
  const match = begin(box.game, { seats, options: {}, seed: 'decided' });
  if (isRefusal(match)) throw new Error(match.refused);
  const bot = makeBot('random');
  const chance = thinkingChance('decided');
  while (match.answered < answers) {
    const asked = match.firstAsked;
    const sight = asked === null ? null : sightOf(match, asked.seat);
    if (sight === null) return match;
    match.play(sight.seat, bot(sight, chance));
  }
  return match;
}

test.each(shelf.map((box) => [box.game.id, box] as const))(
  'a replay of %s says in words what each answer decided, and marks its turns',
  async (_, box) => {
    const told = new LocalHouse().story(JSON.parse(JSON.stringify(save(played(box, 50)))));
    if ('refused' in told) throw new Error(told.refused);
    const { story } = told;
    for (const language of languages) {
      const texts = await box.texts(language);
      const { replay: text } = await loadMessages(language);
      for (const at of story.frames.keys()) {
        const says = decidedBefore(story, at + 1, { texts, text, player });
        expect(says).toMatch(/^(?:Ana|Bruno)(?:: \S| \S)/);
        expect(says).not.toMatch(/\b(?:undefined|null|NaN)\b|\[object|seat-\d/);
      }
    }
    expect(turnsIn(story, box.toneOf).length).toBeGreaterThan(1);
  },
);

/** A record as a file has it. */
const fileOf = (match: Match, about: object): object => JSON.parse(JSON.stringify({ ...save(match), about }));

const [gauntlet] = shelf;

test('a replay is told under the names of those who played, and says when', () => {
  const players = [
    { seat: seat('seat-1'), name: 'Anna', bot: null },
    { seat: seat('seat-2'), name: null, bot: 'greedy' },
  ];
  const file = fileOf(played(gauntlet, 5), { players, opened: 1_000, winners: [] });
  const told = new LocalHouse().story(file);
  expect(told).toMatchObject({ opened: 1_000, isResumed: false });
  expect('story' in told && told.story.seats.map(({ name }) => name)).toEqual(['Anna', 'Gelsomina']);
});

test.each([
  [{}],
  [{ players: 'many', opened: 1, winners: [] }],
  [{ players: [], opened: 8.64e15 + 1, winners: [] }],
  [{ players: [], opened: -8.64e15 - 1, winners: [] }],
  [{ players: [{ seat: 'seat-1', name: 'x'.repeat(1_000), bot: null }], opened: 1, winners: [] }],
])('what a file says about itself and makes no sense is passed over: %j', (about) => {
  const told = new LocalHouse().story(fileOf(played(gauntlet, 5), about));
  expect(told).toMatchObject({ opened: null, story: { seats: [{ name: 'seat-1' }, { name: 'seat-2' }] } });
});

test('a file of other rules says that it is one', () => {
  const match = played(gauntlet, 5);
  const told = new LocalHouse().story({ ...fileOf(match, {}), version: match.game.version + 1 });
  expect(told).toMatchObject({ isResumed: true });
});
