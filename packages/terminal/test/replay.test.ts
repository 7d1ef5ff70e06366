import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { refusals } from '@tavolo/language/refusals';
import { beforeAll, describe, expect, it } from 'vitest';
import { freshFolder, playsOn, tavolo } from './tavolo.ts';

describe('a saved match', () => {
  const folder = freshFolder();
  const file = 'matches/gauntlet-of-fools-11.json';
  beforeAll(async () => {
    const script = playsOn('What next?', ['2', '3']);
    await tavolo('play gauntlet-of-fools --seed 11 --seats ana,random,random', { script, folder });
  });

  it.each([
    ['en', 'Turn 1.', 'Gold, turn by turn'],
    ['it', 'Turno 1', "L'Oro, turno per turno"],
    ['pt', 'Turno 1', 'O Ouro, turno a turno'],
  ])('is told as a story in %s', async (language, line, end) => {
    const { code, written } = await tavolo(`replay ${file} --lang ${language}`, { folder });
    expect(code).toBe(0);
    expect(written).toContain(line);
    expect(written).toContain(end);
    expect(written).not.toContain('undefined');
  });

  it('is told step by step to a person, who may leave', async () => {
    const script = ['', 'q'];
    const { written } = await tavolo(`replay ${file} --step`, { folder, script, isInteractive: true });
    expect(written.match(/Enter: next/g)?.length).toBe(2);
    expect(written).not.toContain('Gold, turn by turn');
  });

  it('is told without a pause when nobody is there to press Enter', async () => {
    const { written } = await tavolo(`replay ${file} --step`, { folder });
    expect(written).toContain('Gold, turn by turn');
  });

  it('that was altered is refused', async () => {
    const saved = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, 'altered.json'), saved.replace('"seed":"11"', '"seed":"12"'));
    const { code, warned } = await tavolo('replay altered.json', { folder });
    expect(code).toBe(1);
    expect(warned).toContain(refusals.en['does-not-replay']);
  });

  it('of a game that is not over ends where it was saved', async () => {
    const script = ['save begun.json', 'q', 'n'];
    await tavolo('play gauntlet-of-fools --seed 11 --seats ana,random,random', { script, folder });
    expect((await tavolo('replay begun.json', { folder })).written).toContain('The match was saved here');
  });
});

describe('what is no saved match is refused in words', () => {
  it.each([
    ['nothing.json', null, 'there is no such file'],
    ['prose.json', 'Once upon a time', 'even JSON'],
    ['number.json', '7', refusals.en['not-a-record']],
    ['broken.json', '{"game":"gauntlet-of-fools","seats":3}', refusals.en['not-a-record']],
  ])('%s', async (file, text, says) => {
    const folder = freshFolder();
    if (text !== null) writeFileSync(join(folder, file), text);
    for (const line of [`replay ${file}`, `play gauntlet-of-fools --load ${file}`]) {
      const { code, warned } = await tavolo(line, { folder });
      expect(code).toBe(1);
      expect(warned).toContain(says);
      expect(warned).not.toContain('    at ');
    }
  });
});

it('a match of another game is refused as such', async () => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'other.json'), '{"game":"night-train"}');
  expect((await tavolo('replay other.json', { folder })).warned).toContain(refusals.en['another-game']);
});
