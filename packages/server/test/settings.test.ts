import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { isWrongSetting, readSettings, settingHelp } from '../settings.ts';

describe('without settings', () => {
  it('the server is for this machine alone, at a usual port, with its data beside it', () => {
    assert.deepEqual(readSettings({}), {
      port: 8420,
      isPortChosen: false,
      host: '127.0.0.1',
      data: './data',
      log: 'warn',
      botPause: 600,
      reach: { publicOrigin: null, trustsProxy: false, hasLimits: true, metricsFor: 'local' },
    });
  });

  it('an empty setting is none', () => {
    assert.deepEqual(readSettings({ PORT: '', HOST: ' ' }), readSettings({}));
  });
});

describe('a setting', () => {
  it('counts as it is given', () => {
    const settings = readSettings({
      PORT: '80',
      HOST: '0.0.0.0',
      TAVOLO_DATA: '/var/tavolo',
      TAVOLO_LOG: 'debug',
      TAVOLO_ORIGIN: 'https://tavolo.example/',
      TAVOLO_PROXY: 'on',
      TAVOLO_METRICS: 'all',
      TAVOLO_LIMITS: 'off',
      TAVOLO_BOT_PAUSE: '0',
    });
    assert.deepEqual(settings, {
      port: 80,
      isPortChosen: true,
      host: '0.0.0.0',
      data: '/var/tavolo',
      log: 'debug',
      botPause: 0,
      reach: {
        publicOrigin: 'https://tavolo.example',
        trustsProxy: true,
        hasLimits: false,
        metricsFor: 'all',
      },
    });
  });

  it.each([
    ['PORT', 'http', 'PORT is "http", but must be a whole number from 0 to 65535.'],
    ['PORT', '70000', 'PORT is "70000", but must be a whole number from 0 to 65535.'],
    ['PORT', '-1', 'PORT is "-1", but must be a whole number from 0 to 65535.'],
    ['PORT', '8420.5', 'PORT is "8420.5", but must be a whole number from 0 to 65535.'],
    ['HOST', '300.1.1.1', /^HOST is "300\.1\.1\.1", but must be an address of this machine, such as/],
    ['HOST', 'http://x', /^HOST is "http:\/\/x", but must be an address/],
    ['TAVOLO_LOG', 'loud', 'TAVOLO_LOG is "loud", but must be one of silent, error, warn, info, debug.'],
    ['TAVOLO_PROXY', 'yes', 'TAVOLO_PROXY is "yes", but must be one of on, off.'],
    ['TAVOLO_LIMITS', 'none', 'TAVOLO_LIMITS is "none", but must be one of on, off.'],
    ['TAVOLO_METRICS', 'me', 'TAVOLO_METRICS is "me", but must be one of local, all.'],
    [
      'TAVOLO_ORIGIN',
      'tavolo.example',
      /^TAVOLO_ORIGIN is "tavolo\.example", but must be an address without/,
    ],
    ['TAVOLO_ORIGIN', 'https://x.example/games', /but must be an address without a path, such as https:/],
    ['TAVOLO_ORIGIN', 'ftp://x.example', /but must be an address without a path/],
    ['TAVOLO_BOT_PAUSE', 'long', 'TAVOLO_BOT_PAUSE is "long", but must be a whole number from 0 to 60000.'],
  ])('that makes no sense is refused with what does: %s=%s', (name, text, sentence) => {
    const settings = readSettings({ [name]: text });
    assert.ok(isWrongSetting(settings));
    if (typeof sentence === 'string') assert.equal(settings.sentence, sentence);
    else assert.match(settings.sentence, sentence);
  });

  it('is in the help', () => {
    const helped = settingHelp.map(([name]) => name);
    for (const name of ['PORT', 'HOST', 'TAVOLO_DATA', 'TAVOLO_LOG', 'TAVOLO_ORIGIN', 'TAVOLO_PROXY'])
      assert.ok(helped.includes(name), name);
  });
});
