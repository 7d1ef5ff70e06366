import { checking, runSteps } from './steps.mjs';

runSteps(checking);
