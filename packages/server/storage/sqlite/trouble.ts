import { StorageFailed, type StorageTrouble } from '../storage-failed.ts';

/** The primary result codes of SQLite that mean something to whoever runs the server (sqlite.org/rescode.html). */
const troubles: { readonly [code: number]: StorageTrouble } = {
  3: 'unreachable',
  5: 'locked',
  6: 'locked',
  8: 'read-only',
  10: 'unreachable',
  11: 'damaged',
  13: 'full',
  14: 'unreachable',
  23: 'unreachable',
  26: 'damaged',
};

/** What SQLite complained about, as a sentence that says what to do. */
export function storageFailure(cause: unknown, file: string): StorageFailed {
  if (cause instanceof StorageFailed) return cause;
  const trouble = troubles[codeOf(cause)] ?? 'failed';
  return new StorageFailed(trouble, sentence(trouble, file, messageOf(cause)), cause);
}

function sentence(trouble: StorageTrouble, file: string, message: string): string {
  switch (trouble) {
    case 'full':
      return `The disk that holds ${file} is full. Free some space, and the server will carry on.`;
    case 'read-only':
      return `${file} is not writable. Give this user write permission for the file and its folder.`;
    case 'locked':
      return `${file} is in use by another program. Close that program first.`;
    case 'damaged':
      return `${file} is not a Tavolo database, or it is damaged. Restore a backup, or set TAVOLO_DATA to another folder.`;
    case 'unreachable':
      return `${file} can't be reached (${message}). Check the folder, its permissions and the disk.`;
    case 'newer':
    case 'closed':
    case 'failed':
      return `${file} could not be used: ${message}.`;
  }
}

/** The last byte of an extended result code is the primary one. */
function codeOf(cause: unknown): number {
  const code = typeof cause === 'object' && cause !== null && 'errcode' in cause ? cause.errcode : null;
  return typeof code === 'number' ? code & 0xff : 0;
}

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
