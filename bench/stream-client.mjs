/** A process of its own that holds streams open: `node stream-client.mjs <port> <tokens…, each ten times>`. */
import { Agent, get } from 'node:http';

const [port, ...tokens] = process.argv.slice(2);
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
let here = 0;
const heard = [];

for (const token of tokens) {
  const request = get(
    { port, path: '/api/events', agent, headers: { authorization: `Bearer ${token}` } },
    (response) => {
      response.setEncoding('utf8');
      response.on('data', (text) => {
        for (const [, event] of text.matchAll(/^event: (\w+)$/gm)) {
          if (event === 'here') here += 1;
          if (event === 'change') heard.push(Date.now());
          if (here === tokens.length && event === 'here') process.send({ ready: here });
        }
        if (heard.length >= tokens.length) process.send({ heard: heard.splice(0) });
      });
    },
  );
  request.on('error', (error) => process.send({ failed: error.message }));
}
