import { randomBytes } from 'node:crypto';
import { isRefusal, RuleBug } from '@tavolo/kernel';
import { type Given, isMisread, listOf, type Misread, numberOf } from '../command/arguments.ts';
import { type Context, type ExitCode, say } from '../command/context.ts';
import { gameOf, seatsAmiss, tableOptionsOf } from '../command/game-of.ts';
import type { ShelvedGame, Sitting } from '../shelf.ts';
import { wrap } from '../terminal/layout.ts';
import { readMatchFile } from './files.ts';
import { ownNameIn, type Player, playersFrom, usualSeats } from './players.ts';
import { Session } from './session.ts';

/** A table that is ready, and what to say before the first question. */
type Ready = {
  readonly sitting: Sitting;
  readonly players: readonly Player[];
  readonly above: readonly string[];
};

/** Why there is no table, in words. */
type Failed = { readonly failed: string };

/** `tavolo play <game>` */
export async function play(given: Given, context: Context): Promise<ExitCode | Misread> {
  const game = gameOf(given);
  if (isMisread(game)) return game;
  const [, extra] = given.words;
  if (extra !== undefined) return { is: 'too-much', word: extra };
  const ready = given.texts.has('load') ? resume(game, given, context) : start(game, given, context);
  if (isMisread(ready)) return ready;
  if ('failed' in ready) {
    context.terminal.warn(`${ready.failed}\n`);
    return 1;
  }
  return playAt(ready, context);
}

async function playAt({ sitting, players, above }: Ready, context: Context): Promise<ExitCode> {
  const { terminal, texts, language, commandLine, folder } = context;
  const table = { sitting, players, terminal, texts, language, commandLine, folder };
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

function start(game: ShelvedGame, given: Given, context: Context): Ready | Failed | Misread {
  const { texts, language, terminal } = context;
  const words = listOf(given.texts.get('seats'));
  const count = words.length > 0 ? words.length : numberOf(given, 'players', 4);
  const amiss = seatsAmiss(game, count);
  if (amiss !== null) return amiss;
  const players = seated(words.length > 0 ? words : usualSeats(count), context);
  if (isMisread(players)) return players;
  const table = tableOptionsOf(game, given);
  if (isMisread(table)) return table;
  const seed = given.texts.get('seed') ?? randomBytes(4).toString('hex');
  const sitting = game.begin({ seats: players.map(({ seat }) => seat), options: table.options, seed });
  if (isRefusal(sitting)) return { failed: texts.refusals[sitting.refused] };
  const greeting = wrap(game.greeting(language).join(' '), Math.min(terminal.width, 120));
  return { sitting, players, above: greeting };
}

const seated = (words: readonly string[], { environment, texts }: Context): readonly Player[] | Misread =>
  playersFrom(words, ownNameIn(environment, texts.play.defaultName));

/** Goes on with a saved match. Who played keeps their seats, unless other players are named for them. */
function resume(game: ShelvedGame, given: Given, context: Context): Ready | Failed | Misread {
  const { texts } = context;
  const file = given.texts.get('load') ?? '';
  const read = readMatchFile(file, context);
  if (typeof read === 'string') return { failed: read };
  const loaded = game.load(read.record);
  if (isRefusal(loaded)) return { failed: texts.files.refused(file, texts.refusals[loaded.refused]) };
  const { sitting, givenUp } = loaded;
  const words = listOf(given.texts.get('seats'));
  const named = words.length === 0 ? null : seated(words, context);
  if (named !== null && isMisread(named)) return named;
  if (named !== null && named.length !== sitting.seats.length)
    return { failed: texts.play.anotherTable(sitting.seats.length) };
  const players = sitting.seats.map((seat, index): Player => {
    const wanted = named?.[index];
    const bot = wanted === undefined ? read.bots?.get(seat) : wanted.is === 'bot' ? wanted.bot : undefined;
    return bot === undefined ? { is: 'person', seat } : { is: 'bot', seat, bot };
  });
  const lost = givenUp > 0 ? [texts.play.givenUp(givenUp)] : [];
  return { sitting, players, above: [texts.play.resumed(sitting.answered), ...lost] };
}
