/** Why something could not be stored or read. */
export type StorageTrouble =
  /** The disk is full. */
  | 'full'
  /** The file or its folder can't be written to. */
  | 'read-only'
  /** Another program holds the data. */
  | 'locked'
  /** The file is not a database, or a broken one. */
  | 'damaged'
  /** The data was written by a newer version of Tavolo. */
  | 'newer'
  /** The file can't be reached: no such folder, no permission, a disk that is not responding. */
  | 'unreachable'
  /** The server is stopping. */
  | 'closed'
  | 'failed';

/** It could not be stored, so it did not happen. The message is a sentence for whoever runs the server. */
export class StorageFailed extends Error {
  readonly trouble: StorageTrouble;

  constructor(trouble: StorageTrouble, sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'StorageFailed';
    this.trouble = trouble;
  }
}
