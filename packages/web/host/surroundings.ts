/** What the device tells of itself. */
export type Senses = {
  /** The device is online again, or the page is looked at again. */
  readonly awake: () => void;
  /** The device has no network any more. */
  readonly offline: () => void;
};

/** What a socket host needs of its surroundings: a test brings its own. */
export type Surroundings = {
  /** Opens a socket to the server. */
  readonly connect: () => WebSocket;
  /** Tells of the device from now on; the answer ends it. */
  readonly watch: (senses: Senses) => () => void;
};

/** A page in a browser, and the server that it came from. */
export const browserSurroundings: Surroundings = {
  connect: () => {
    const address = new URL('/socket', location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(address);
  },
  watch: ({ awake, offline }) => {
    const whenVisible = () => {
      if (document.visibilityState === 'visible') awake();
    };
    addEventListener('online', awake);
    addEventListener('offline', offline);
    document.addEventListener('visibilitychange', whenVisible);
    return () => {
      removeEventListener('online', awake);
      removeEventListener('offline', offline);
      document.removeEventListener('visibilitychange', whenVisible);
    };
  },
};
