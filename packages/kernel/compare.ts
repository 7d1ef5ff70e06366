import type { Shape } from './description.ts';

/** Whether two values of one shape are equal, leaf by leaf. */
export function areEqual(shape: Shape, one: unknown, other: unknown): boolean {
  return firstDifference(shape, one, other) === null;
}

/** The path of the first leaf in which two values of one shape differ, for messages; `null` when they are equal. */
export function firstDifference(shape: Shape, one: unknown, other: unknown, path = ''): string | null {
  if (one === other) return null;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return path || 'value';
  if (shape.is === 'maybe') return firstDifference(shape.of, one, other, path);
  for (const [key, of] of children(shape, one, other)) {
    const found = firstDifference(of, at(one, key), at(other, key), path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

function children(shape: Shape, one: object, other: object): readonly (readonly [string, Shape])[] {
  switch (shape.is) {
    case 'record':
      return shape.fields;
    case 'list':
    case 'table': {
      const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
      return [...keys].map((key) => [key, shape.of] as const);
    }
    default:
      return [];
  }
}

/** What a holder itself has under a key; what every object inherits is nobody's data. */
const at = (holder: object, key: string): unknown =>
  Object.hasOwn(holder, key) ? (holder as Record<string, unknown>)[key] : undefined; // any object can be asked for a key

/** A hash of a described value: equal values give equal hashes on every machine. Sixteen hexadecimal digits. */
export function hashOf(shape: Shape, value: unknown): string {
  const digest = { a: 0x811c9dc5, b: 0x9747b28c };
  feed(digest, shape, value);
  return hex(digest.a) + hex(digest.b);
}

type Digest = { a: number; b: number };

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

function feed(digest: Digest, shape: Shape, value: unknown): void {
  if (value === null || typeof value !== 'object') feedText(digest, leafText(value));
  else feedWithin(digest, shape, value);
}

/** Texts carry their length, so that none can look like something else. */
const leafText = (value: unknown): string =>
  typeof value === 'string' ? `text ${value.length}:${value}` : `${typeof value}:${String(value)};`;

function feedWithin(digest: Digest, shape: Shape, value: object): void {
  switch (shape.is) {
    case 'maybe':
      feedWithin(digest, shape.of, value);
      break;
    case 'list':
      feedText(digest, `list ${(value as unknown[]).length}:`); // the shape says it is a list
      for (const item of value as unknown[]) feed(digest, shape.of, item);
      break;
    case 'table':
      feedText(digest, '{');
      for (const key of Object.keys(value).sort()) {
        feedText(digest, `key ${key.length}:${key}`);
        feed(digest, shape.of, at(value, key));
      }
      feedText(digest, '}');
      break;
    case 'record':
      feedText(digest, 'record:');
      for (const [key, field] of shape.fields) feed(digest, field, at(value, key));
      break;
    default:
      feedText(digest, 'misfit;');
  }
}

function feedText(digest: Digest, text: string): void {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    digest.a = Math.imul(digest.a ^ code, 0x01000193);
    digest.b = Math.imul(digest.b ^ code, 0x5bd1e995) ^ (digest.b >>> 13);
  }
}
