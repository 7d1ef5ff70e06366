import { boundaries } from './boundaries.ts';
import { floatingRules } from './floating-rules.ts';
import { lintEscapes } from './lint-escapes.ts';
import { moduleState } from './module-state.ts';
import { openProject } from './project.ts';
import { sizes } from './sizes.ts';

const all = [boundaries, floatingRules, lintEscapes, moduleState, sizes];
const named = process.argv.slice(2);
const unknown = named.find((name) => !all.some((check) => check.name === name));
if (unknown !== undefined) {
  console.error(`Unknown check: ${unknown}. The checks are: ${all.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const checks = named.length === 0 ? all : all.filter(({ name }) => named.includes(name));
const project = openProject(process.cwd());
const findings = checks.flatMap(({ name, run }) => run(project).map((found) => ({ name, ...found })));
for (const { path, line, message, name } of findings) console.error(`${path}:${line}: ${message} (${name})`);
console.log(`${checks.length} checks over ${project.files.length} files, ${findings.length} findings`);
process.exitCode = findings.length === 0 ? 0 : 1;
