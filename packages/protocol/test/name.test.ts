import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { longest, readChat, readName } from '../index.ts';

describe('a name', () => {
  it('has 1 to 24 characters and no spaces around it', () => {
    assert.equal(readName('  Ana Lúcia '), 'Ana Lúcia');
    assert.equal(readName('x'.repeat(24)), 'x'.repeat(24));
    assert.equal(readName('🎲'.repeat(24)), '🎲'.repeat(24));
    for (const none of ['', '   ', 'x'.repeat(25)]) assert.equal(readName(none), null);
  });

  it('is the same however its letters are put together', () => {
    assert.equal(readName('Lu\u0301cia'), 'L\u00facia');
  });

  it('has nothing in it that is not seen or turns the text around', () => {
    for (const bad of ['a\nb', 'a\u0000b', 'a\u202eb', 'a\u2066b', 'a\u2028b', 'a\u007fb', 'a\ud83cb'])
      assert.equal(readName(bad), null);
  });
});

describe('a line of a chat', () => {
  it('has 1 to 400 characters and no spaces around it', () => {
    assert.equal(readChat(' well played! '), 'well played!');
    assert.equal(readChat('🎲'.repeat(longest.chat)), '🎲'.repeat(longest.chat));
    for (const none of ['', ' \n ', 'x'.repeat(longest.chat + 1)]) assert.equal(readChat(none), null);
  });

  it('has spaces where lines were broken', () => {
    for (const broken of ['one\ntwo', 'one\r\ntwo', 'one\u2028two', 'one\u0085two', 'one\n\n\ttwo'])
      assert.equal(readChat(broken), 'one two');
  });

  it('has nothing in it that is not seen or turns the text around', () => {
    for (const bad of ['a\u0000b', 'a\u001bb', 'a\u202eb', 'a\u2069b', 'a\u007fb', 'a\udfb2b'])
      assert.equal(readChat(bad), null);
  });

  it('is never larger on the wire than its longest characters', () => {
    const most = 4 * longest.chat + 2; // with its quotes
    const units = fc.constantFrom('"', '\\', '漢', '🎲', '\ud83c', '\udfb2', 'x');
    fc.assert(
      fc.property(fc.array(units, { minLength: 1, maxLength: 3 }), (pattern) => {
        const text = readChat(pattern.join('').repeat(longest.chat).slice(0, longest.chat));
        if (text !== null) assert.ok(Buffer.byteLength(JSON.stringify(text)) <= most);
      }),
      { seed: 20, numRuns: 300 },
    );
    assert.equal(Buffer.byteLength(JSON.stringify(readChat('🎲'.repeat(longest.chat)))), most);
  });
});
