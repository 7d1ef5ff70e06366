import { randomBytes } from 'node:crypto';
import type { Box } from '@tavolo/box';
import { begin, isRefusal, load, type Match, RuleBug } from '@tavolo/kernel';
import { refusals } from '@tavolo/language/refusals';
import { type Given, isMisread, listOf, type Misread, numberOf } from '../command/arguments.ts';
import { boxNamed, wrongSeats } from '../command/box-named.ts';
import { type Context, type ExitCode, say } from '../command/context.ts';
import { wrap } from '../console/layout.ts';
import { opened } from '../face/opened-game.ts';
import { tableOptionsOf } from '../options/read.ts';
import { readMatchFile } from './files.ts';
import { ownNameIn, type Player, playersFrom, usualSeats } from './players.ts';
import { Session } from './session.ts';

/** A table that is ready, and what to say before the first question. */
type Ready = {
  readonly match: Match;
  readonly players: readonly Player[];
  readonly above: readonly string[];
};

/** Why there is no table, in words. */
type Failed = { readonly failed: string };

/** `tavolo play <game>` */
export async function play(given: Given, context: Context): Promise<ExitCode | Misread> {
  const box = boxNamed(given, context);
  if (isMisread(box)) return box;
  const [, extra] = given.words;
  if (extra !== undefined) return { is: 'too-much', word: extra };
  const ready = given.texts.has('load') ? resume(box, given, context) : start(box, given, context);
  if (isMisread(ready)) return ready;
  if ('failed' in ready) {
    context.terminal.warn(`${ready.failed}\n`);
    return 1;
  }
  return playAt(box, ready, context);
}

async function playAt(box: Box, { match, players, above }: Ready, context: Context): Promise<ExitCode> {
  const { terminal, texts, language, commandLine, folder } = context;
  const game = await opened(box, language, context.games);
  const table = { game, match, players, terminal, texts, language, commandLine, folder };
  const session = new Session(table, above);
  try {
    await session.play();
    return 0;
  } catch (cause) {
    if (!(cause instanceof RuleBug)) throw cause;
    terminal.warn(`${texts.play.bug}\n`);
    say(context, await session.rescue());
    return 1;
  }
}

function start(box: Box, given: Given, context: Context): Ready | Failed | Misread {
  const { language, terminal, texts } = context;
  const words = listOf(given.texts.get('seats'));
  const count = words.length > 0 ? words.length : numberOf(given, 'players', box.blurb.seats.usual);
  const amiss = wrongSeats(box, count);
  if (amiss !== null) return amiss;
  const players = seated(words.length > 0 ? words : usualSeats(count), context);
  if (isMisread(players)) return players;
  const table = tableOptionsOf(box, given);
  if (isMisread(table)) return table;
  const seed = given.texts.get('seed') ?? randomBytes(4).toString('hex');
  const match = begin(box.game, { seats: players.map(({ seat }) => seat), options: table.options, seed });
  if (isRefusal(match)) return { failed: refusals[language][match.refused] };
  const greeting = `${box.blurb.words[language].aim} ${texts.play.howToAnswer}`;
  return { match, players, above: wrap(greeting, Math.min(terminal.width, 120)) };
}

const seated = (words: readonly string[], { environment, texts }: Context): readonly Player[] | Misread =>
  playersFrom(words, ownNameIn(environment, texts.play.defaultName));

/** Goes on with a saved match. Everybody keeps their seat, unless other players are named for them. */
function resume(box: Box, given: Given, context: Context): Ready | Failed | Misread {
  const { texts, language } = context;
  const file = given.texts.get('load') ?? '';
  const read = readMatchFile(file, context);
  if (typeof read === 'string') return { failed: read };
  const loaded = load(box.game, read.record);
  if (isRefusal(loaded)) return { failed: texts.files.refused(file, refusals[language][loaded.refused]) };
  const { match, givenUp } = loaded;
  const { seats } = match.beginning;
  const words = listOf(given.texts.get('seats'));
  const named = words.length === 0 ? null : seated(words, context);
  if (named !== null && isMisread(named)) return named;
  if (named !== null && named.length !== seats.length)
    return { failed: texts.play.anotherTable(seats.length) };
  const players = seats.map((seat, index): Player => {
    const wanted = named?.[index];
    const bot = wanted === undefined ? read.bots?.get(seat) : wanted.is === 'bot' ? wanted.bot : undefined;
    return bot === undefined ? { is: 'person', seat } : { is: 'bot', seat, bot };
  });
  const lost = givenUp > 0 ? [texts.play.givenUp(givenUp)] : [];
  return { match, players, above: [texts.play.resumed(match.answered), ...lost] };
}
