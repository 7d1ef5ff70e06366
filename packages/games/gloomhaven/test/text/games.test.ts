import { Match, type OpenQuestion, type Stream, seat, thinkingChance } from '@tavolo/kernel';
import { languages } from '@tavolo/language';
import { describe, expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { gloomhaven } from '../../game.ts';
import type { GloomKinds } from '../../kinds.ts';
import { textsIn } from '../../text/index.ts';
import { namingOf } from '../../text/naming.ts';
import type { ScenarioId } from '../../vocabulary/ids.ts';
import { english, isClean } from './clean.ts';
import { id } from './table.ts';

/** Long enough for several rounds of three characters. */
const answers = 250;

const scenarios = ['black-barrow', 'barrow-lair', 'inox-encampment', 'forgotten-crypt'];

describe.each(scenarios)('a random match of %s', (scenario) => {
  test('is told, asked and labelled in three languages', () => {
    const seats = [seat('Ana'), seat('Elia')];
    const options = { ...gloomhaven.defaults, scenario: id<ScenarioId>(scenario), characters: 3 };
    const sheet = gloomhaven.chronicle.blank;
    const match = Match.start({ game: gloomhaven, seats, options, sheet, seed: scenario });
    const chance = thinkingChance(`picks ${scenario}`);
    const slips = new Set<string>();
    let heard = 0;
    for (let answered = 0; answered < answers; answered += 1) {
      for (const slip of [...slipsTold(match, heard), ...slipsAsked(match)]) slips.add(slip);
      heard = match.log.length;
      const [question] = match.open;
      if (question === undefined) break;
      answer(match, question, chance);
    }
    expect([...slips]).toEqual([]);
  });
});

const isSaid = (language: (typeof languages)[number], text: string): boolean =>
  isClean(text) && (language === 'en' || !english.test(text));

function slipsTold(match: Match<GloomKinds>, heard: number): readonly string[] {
  const naming = namingOf(match.view('spectator'), content, (who) => who);
  return languages.flatMap((language) =>
    match.log
      .slice(heard)
      .map(({ fact }) => textsIn(language).line(fact, naming))
      .filter((line) => !isSaid(language, line)),
  );
}

function slipsAsked(match: Match<GloomKinds>): readonly string[] {
  return match.open.flatMap((question) => {
    const naming = namingOf(match.view(question.seat), content, (who) => who);
    return languages.flatMap((language) => {
      const texts = textsIn(language);
      const labels = question.options.map((option) => texts.option(question, option, naming));
      const said = [texts.prompt(question, naming), texts.consider(question, naming), ...labels];
      const twice = labels.filter((label, place) => labels.indexOf(label) !== place);
      return [...said.filter((text) => !isSaid(language, text)), ...twice.map((label) => `twice: ${label}`)];
    });
  });
}

/** Some picks that can be made together. */
function answer(
  match: Match<GloomKinds>,
  { seat: who, min, max, options }: OpenQuestion,
  chance: Stream,
): void {
  for (let tries = 0; tries < 100; tries += 1) {
    const size = min + chance.below(Math.min(max, options.length) - min + 1);
    if (match.play(who, chance.shuffle([...options]).slice(0, size)) === null) return;
  }
  throw new Error('no picks can be made together');
}
