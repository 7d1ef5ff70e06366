import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Visitor } from './visitor.ts';

/** Where it is kept what a failed test has seen: a folder for each, until it fails again. */
const failures = fileURLToPath(new URL('../../../../artefacts/failures/', import.meta.url));

/** Keeps, for whoever looks into a failure, what every visitor sees and has said and heard, and the way there. */
export async function keepEvidence(test: string, visitors: readonly Visitor[]): Promise<void> {
  const folder = join(failures, test.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [place, visitor] of visitors.entries())
    await keep(visitor, join(folder, `visitor-${place + 1}`));
  console.log(`What it looked like is in ${folder}`);
}

async function keep({ context, isTraced, complaints, transcript }: Visitor, path: string): Promise<void> {
  if (isTraced) await context.tracing.stop({ path: `${path}.zip` });
  writeFileSync(`${path}.txt`, [...complaints, ...transcript].join('\n'));
  for (const [place, page] of context.pages().entries()) {
    await page.screenshot({ path: `${path}-page-${place + 1}.png` });
    writeFileSync(`${path}-page-${place + 1}.html`, await page.content());
  }
}
