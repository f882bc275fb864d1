#!/usr/bin/env node
// @ts-check
/**
 * `executablePath` of Playwright's BiDi client for an installed Firefox. Starts `FIREFOX_PATH` with the given arguments
 * and relays its WebSocket, with three differences:
 *
 * 1. `emulation.setMediaFeaturesOverride`, which Firefox does not know, is a preference, set while Firefox runs.
 * 2. Nothing runs in Playwright's separate world: a content process of Firefox 153 crashes when accessible names are
 *    computed in both worlds of a document.
 * 3. Playwright's text input sets `value`. React ignores such an input, and e-mail fields, which have no selection, only
 *    grow. Here it is an edit by the user.
 */
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

const options = { maxPayload: 256 * 1024 * 1024, perMessageDeflate: false };

/** @typedef {{ id: number, method: string, params: any }} Command */

/** @param {Command} command in Playwright's words @returns {Command} in Firefox's */
const translate = (command) => {
  const { target, expression } = command.params;
  // `1 + 1` creates the world, and Playwright waits for it.
  if (target?.sandbox && expression !== '1 + 1') delete target.sandbox;
  for (const each of command.params.arguments ?? [])
    if (typeof each.value === 'string')
      each.value = each.value.replace(
        'window.__pw_bidiInsertText(',
        "document.execCommand('insertText', false, ",
      );
  return command;
};

/** @param {WebSocket} firefox @returns a function that sends a command of its own */
const asker = (firefox) => {
  // Playwright counts from 1.
  let lastId = 1_000_000_000;
  return (/** @type {string} */ method, /** @type {object} */ params) =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      /** @param {import('ws').RawData} data */
      const listen = (data) => {
        const answer = JSON.parse(String(data));
        if (answer.id !== id) return;
        firefox.off('message', listen);
        if (answer.type === 'success') resolve(answer.result);
        else reject(new Error(answer.message));
      };
      firefox.on('message', listen);
      firefox.send(JSON.stringify({ id, method, params }));
    });
};

/** @param {ReturnType<typeof asker>} ask @param {string | null | undefined} scheme */
const setScheme = async (ask, scheme) => {
  const { contexts } = await ask('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const value = scheme === 'dark' ? 0 : scheme === 'light' ? 1 : 2;
  await ask('script.evaluate', {
    expression: `Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', ${value})`,
    target: { context: contexts[0].context },
    awaitPromise: true,
  });
};

/** @param {string} address of Firefox's socket */
const relay = (address) => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', ...options });
  server.on('listening', () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
  server.on('connection', (playwright, { url }) => {
    const firefox = new WebSocket(address + (url === '/' ? '/session' : url), options);
    const opened = new Promise((resolve) => firefox.once('open', resolve));
    const ask = asker(firefox);
    playwright.on('message', async (data) => {
      await opened;
      const command = /** @type {Command} */ (JSON.parse(String(data)));
      if (command.method !== 'emulation.setMediaFeaturesOverride')
        return firefox.send(JSON.stringify(translate(command)));
      const answer = await setScheme(ask, command.params.features['prefers-color-scheme']).then(
        () => ({ type: 'success', id: command.id, result: {} }),
        ({ message }) => ({ type: 'error', id: command.id, error: 'unknown error', message }),
      );
      playwright.send(JSON.stringify(answer));
    });
    firefox.on('message', (data) => playwright.send(String(data)));
    firefox.on('close', () => playwright.close());
    firefox.on('error', () => playwright.close());
    playwright.on('close', () => firefox.close());
  });
};

const child = spawn(
  process.env.FIREFOX_PATH ?? 'firefox',
  // Lets `setScheme` run in the browser's own window.
  ['--remote-allow-system-access', ...process.argv.slice(2)],
  { stdio: ['ignore', 'inherit', 'pipe'] },
);
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
  process.on(signal, () => child.kill(signal));
child.on('error', ({ message }) => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
});
child.on('exit', (code) => process.exit(code ?? 0));

let rest = '';
child.stderr.on('data', (chunk) => {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop() ?? '';
  for (const line of lines) {
    const [, address] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line) ?? [];
    if (address) relay(address);
    else process.stderr.write(`${line}\n`);
  }
});
