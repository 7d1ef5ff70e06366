import type { Shape } from '../index.ts';

/** Changes every leaf of a described value, in place, and lengthens every list and table. Gives what stands for a leaf. */
export function changeLeaves(shape: Shape, value: unknown): unknown {
  switch (shape.is) {
    case 'int':
      return Number(value) + 1;
    case 'flag':
      return value !== true;
    case 'text':
    case 'one-of':
      return `${String(value)} changed`;
    case 'maybe':
      return value === null ? 'changed' : changeLeaves(shape.of, value);
    default:
      changeWithin(shape, value as Holder); // the shape says that it holds others
      return value;
  }
}

type Holder = { [key: string]: unknown };
type HolderShape = Extract<Shape, { is: 'list' | 'table' | 'record' }>;

function changeWithin(shape: HolderShape, holder: Holder): void {
  if (shape.is === 'record') {
    for (const [key, field] of shape.fields) holder[key] = changeLeaves(field, holder[key]);
    return;
  }
  for (const key of Object.keys(holder)) holder[key] = changeLeaves(shape.of, holder[key]);
  if (Array.isArray(holder)) holder.push('added');
  else holder.added = 'added';
}

/** The path of something in plain data that stands there a second time, or `null`: things refer to each other by id. */
export function sharedReference(value: unknown, met = new Set<object>(), path = ''): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (met.has(value)) return path;
  met.add(value);
  for (const [key, item] of Object.entries(value)) {
    const shared = sharedReference(item, met, path === '' ? key : `${path}.${key}`);
    if (shared !== null) return shared;
  }
  return null;
}

/** The path of the first place where two values differ in their JSON form, or `null`. The order of keys counts. */
export function jsonDifference(one: unknown, other: unknown): string | null {
  if (JSON.stringify(one) === JSON.stringify(other)) return null;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return '';
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const key of keys) {
    const below = jsonDifference(one[key as keyof typeof one], other[key as keyof typeof other]);
    if (below !== null) return below === '' ? key : `${key}.${below}`;
  }
  return '';
}
