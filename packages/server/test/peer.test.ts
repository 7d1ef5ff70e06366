import assert from 'node:assert/strict';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, it } from 'vitest';
import { isOwnOrigin } from '../http/origin.ts';
import { peerOf } from '../http/peer.ts';

function requestFrom(remote: string, headers: { readonly [name: string]: string } = {}): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remote });
  const request = new IncomingMessage(socket);
  Object.assign(request.headers, headers);
  return request;
}

const addressOf = (remote: string, headers = {}, trusts = false) =>
  peerOf(requestFrom(remote, headers), trusts).address;

describe('who asks', () => {
  it('is counted by their address, however it is written', () => {
    assert.equal(addressOf('192.168.1.7'), '192.168.1.7');
    assert.equal(addressOf('::ffff:192.168.1.7'), '192.168.1.7');
  });

  it('is counted by their network where a home has addresses without number', () => {
    assert.equal(addressOf('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2');
    assert.equal(addressOf('2001:db8:1:2::6'), addressOf('2001:db8:1:2:aaaa::'));
    assert.equal(addressOf('2001:db8::6'), '2001:db8:0:0');
  });

  it('is what a trusted proxy says last, since the words before may be their own', () => {
    const headers = { 'x-forwarded-for': '6.6.6.6, 10.0.0.9' };
    assert.equal(addressOf('127.0.0.1', headers, true), '10.0.0.9');
    assert.equal(addressOf('127.0.0.1', headers, false), '127.0.0.1');
  });

  it('is on this machine only if no proxy handed the request on', () => {
    assert.equal(peerOf(requestFrom('127.0.0.1'), false).isLocal, true);
    assert.equal(peerOf(requestFrom('::1'), false).isLocal, true);
    assert.equal(peerOf(requestFrom('127.0.0.1', { 'x-forwarded-for': '6.6.6.6' }), false).isLocal, false);
    assert.equal(peerOf(requestFrom('192.168.1.7'), false).isLocal, false);
  });
});

describe('a page is ours', () => {
  it.each([
    ['http://localhost:8420', 'localhost:8420', true],
    ['http://Tavolo.local', 'tavolo.local:80', true],
    ['https://tavolo.example', 'tavolo.example', true],
    ['http://localhost:9999', 'localhost:8420', false],
    ['http://localhost:8420.evil.test', 'localhost:8420', false],
    ['null', 'localhost:8420', false],
    [undefined, 'localhost:8420', false],
  ])('at %s for %s: %s', (origin, host, isOurs) => {
    assert.equal(isOwnOrigin(origin, { host }, null), isOurs);
  });

  it.each([
    ['https://public.example', true],
    ['http://public.example', false],
    ['http://localhost:8420', false],
    [undefined, false],
  ])('at %s where the public address is https://public.example: %s', (origin, isOurs) => {
    assert.equal(isOwnOrigin(origin, { host: 'localhost:8420' }, 'https://public.example'), isOurs);
  });
});
