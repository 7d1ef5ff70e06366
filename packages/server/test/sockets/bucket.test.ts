import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { Bucket } from '../../sockets/bucket.ts';
import { Crowd } from '../../sockets/crowd.ts';
import { socketLimits } from '../../sockets/limits.ts';

describe('a bucket', () => {
  it('lets a burst through, and then so many a second', () => {
    const bucket = new Bucket({ burst: 3, perSecond: 2 }, 0);
    assert.deepEqual(
      [0, 0, 0, 0].map((now) => bucket.take(now)),
      [true, true, true, false],
    );
    assert.equal(bucket.take(499), false);
    assert.equal(bucket.take(501), true);
    assert.equal(bucket.take(502), false);
  });

  it('never holds more than a burst', () => {
    const bucket = new Bucket({ burst: 2, perSecond: 10 }, 0);
    assert.deepEqual(
      [60_000, 60_000, 60_000].map((now) => bucket.take(now)),
      [true, true, false],
    );
  });
});

describe('a crowd', () => {
  it('is counted by address', () => {
    const crowd = new Crowd({ ...socketLimits, openPerAddress: 1 }, () => 0);
    assert.deepEqual(
      ['a', 'a', 'b'].map((address) => crowd.enter(address)),
      [true, false, true],
    );
    crowd.leave('a');
    assert.equal(crowd.enter('a'), true);
    assert.equal(crowd.size, 2);
  });

  it('that opens one after the other is slowed down, even if each is closed', () => {
    const crowd = new Crowd({ ...socketLimits, opening: { burst: 2, perSecond: 1 } }, () => 0);
    const tries = [1, 2, 3].map(() => {
      const isIn = crowd.enter('a');
      if (isIn) crowd.leave('a');
      return isIn;
    });
    assert.deepEqual(tries, [true, true, false]);
  });
});
