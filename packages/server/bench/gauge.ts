/** Loaded before a server that is measured: the process reports what it has used when asked over its channel. */
process.on('message', (question: unknown) => {
  if (question === 'processor') {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1000);
  }
  if (question === 'memory') {
    globalThis.gc?.();
    process.send?.(process.memoryUsage.rss());
  }
});
