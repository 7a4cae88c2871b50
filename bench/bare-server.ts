import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// The upper limit: bare node:http sending one fixed response, in its own process.
// Arguments: port, file with the body, file with the headers as a flat JSON list.

const [port, bodyFile = '', headersFile = ''] = process.argv.slice(2);
const body = readFileSync(bodyFile);
const headers: string[] = JSON.parse(readFileSync(headersFile, 'utf8'));

createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(
  Number(port),
  '127.0.0.1',
);
