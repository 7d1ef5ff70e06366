import { checking, runSteps } from './steps.mjs';

await runSteps(checking);
