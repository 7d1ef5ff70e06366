/**
 * Makes vitest name every test that can't run on this machine, and why: what is skipped is not proven, and nobody should
 * have to look for it. Tests left out because only others were asked for give no reason.
 */
// biome-ignore lint/style/noDefaultExport: vitest takes a reporter by its default export
export default class SkippedTests {
  onTestRunEnd(modules) {
    const skipped = modules.flatMap(({ children }) => [...children.allTests('skipped')]);
    for (const reason of new Set(skipped.map(reasonFor))) {
      if (reason === undefined) continue;
      console.log(`SKIPPED: ${reason}`);
      for (const test of skipped.filter((one) => reasonFor(one) === reason))
        console.log(`  ${test.module.relativeModuleId}: ${test.fullName}`);
    }
  }
}

const reasonFor = (test) => test.result().note;
