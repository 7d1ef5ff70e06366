export type { Level } from './vocabulary/terms.ts';
