import { save } from '@tavolo/kernel';
import { matchFileOf, writeFile, writeToFreeName } from './files.ts';
import type { TerminalTable } from './table.ts';

/** Where matches go that nobody names a file for. */
const usualFolder = 'matches';

/** Writes a match to files, and knows which of them is this session's own. */
export class Saver {
  #own: string | null = null;

  /** Saves where the person says, or where this session has saved before; gives what to say, and the file. */
  async save(table: TerminalTable, wanted: string): Promise<readonly string[]> {
    const { texts } = table;
    const file = wanted === '' ? this.#own : wanted;
    if (file === null) return this.saveSomewhere(table);
    const how = file === this.#own ? 'always' : 'ask';
    const written = await writeFile(file, textOf(table), how, table);
    if (written === 'unattended') return [texts.files.existsUnattended(file)];
    if (written === 'kept') return [texts.files.notWritten(file)];
    if (written !== 'written') return [texts.files.cannotWrite(file, written.failed)];
    this.#own = file;
    return told(table, file);
  }

  /** Saves without asking anybody, and so to a file that is not there yet, or is this session's own. */
  async saveSomewhere(table: TerminalTable): Promise<readonly string[]> {
    if (this.#own !== null) return this.save(table, this.#own);
    const { texts, match } = table;
    const stem = `${usualFolder}/${match.game.id}-${match.beginning.seed.replaceAll(/[^\p{L}\p{N}_-]+/gu, '-').slice(0, 40)}`;
    const written = writeToFreeName(stem, textOf(table), table);
    if ('failed' in written) return [texts.files.cannotWrite(`${stem}.json`, written.failed)];
    this.#own = written.file;
    return told(table, written.file);
  }
}

const textOf = ({ players, match }: TerminalTable): string =>
  `${JSON.stringify(matchFileOf(players, save(match)))}\n`;

/** Where it was saved, and what the file is good for. */
const told = ({ match, texts, commandLine }: TerminalTable, file: string): readonly string[] => [
  texts.files.saved(file),
  match.isOver ? texts.play.howToReplay : texts.play.howToResume,
  `  ${commandLine(match.isOver ? ['replay', file] : ['play', match.game.id, '--load', file])}`,
];
