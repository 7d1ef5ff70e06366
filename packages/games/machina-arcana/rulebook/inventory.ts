import type { Chapter } from '@tavolo/language';
import type { Source } from './source.ts';

/** Items and how they are joined; sentences are in text/rulebook. */
export const inventory = {
  id: 'inventory',
  rules: [
    { id: 'ma/inventory.1', source: ['web'] },
    { id: 'ma/inventory.2', source: ['web'] },
    { id: 'ma/inventory.3', source: ['web'] },
    { id: 'ma/inventory.4', source: ['web'] },
    { id: 'ma/inventory.5', source: ['web'] },
    { id: 'ma/inventory.6', source: ['ours'] },
    { id: 'ma/inventory.7', source: ['ours'] },
    { id: 'ma/inventory.8', source: ['rulebook'] },
    { id: 'ma/inventory.9', source: ['derived'] },
    { id: 'ma/inventory.10', source: ['web', 'ma/Q7'] },
    { id: 'ma/inventory.11', source: ['ours'] },
    { id: 'ma/inventory.12', source: ['ours'] },
    { id: 'ma/inventory.13', source: ['ours'] },
    { id: 'ma/inventory.14', source: ['derived'] },
    { id: 'ma/inventory.15', source: ['ours'] },
    { id: 'ma/inventory.16', source: ['ours'] },
    { id: 'ma/inventory.17', source: ['ours'] },
    { id: 'ma/inventory.18', source: ['derived'] },
  ],
} as const satisfies Chapter<Source>;
