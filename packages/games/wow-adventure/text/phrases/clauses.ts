import type { Clause } from './scene.ts';

/** What you are told to do. */
export const please = (says: string): Clause => ({ subject: '', says });

/** What is so, whoever does what. */
export const itIs = (says: string): Clause => ({ subject: '', says, apart: true });
