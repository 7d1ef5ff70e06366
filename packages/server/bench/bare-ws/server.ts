/** A program: a server that knows no game. It sends each table's whole view to everybody at it, and keeps nothing. */
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { sampleView } from '../sample-view.ts';

const tables = new Map<string, { view: object; answered: number; readonly people: Set<WebSocket> }>();

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.on('listening', () => {
  const { port } = server.address() as AddressInfo; // it listens on a port
  console.log(`http://127.0.0.1:${port}`);
});
server.on('connection', (socket, { url = '' }) => {
  const table = tables.get(url) ?? { view: sampleView(), answered: 0, people: new Set() };
  tables.set(url, table);
  table.people.add(socket);
  socket.on('close', () => table.people.delete(socket));
  socket.on('message', (message) => {
    const { picked } = JSON.parse(String(message));
    table.answered++;
    const text = JSON.stringify({ is: 'view', answered: table.answered, picked, view: table.view });
    for (const person of table.people) person.send(text);
  });
});
