import { Client, type ClientConfig } from 'pg';
import type { DatabaseLog } from './log.ts';

type Subscription = { onNotification: (payload: string) => void; onReconnect: (() => void) | undefined };

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 15_000;

/**
 * The process' one connection for LISTEN, made with the first subscription and made again whenever it is lost.
 * Notifications sent meanwhile are lost; `onReconnect` tells a subscriber to look for itself.
 */
export class Listener {
  readonly #config: ClientConfig;
  readonly #log: DatabaseLog;
  readonly #channels = new Map<string, Set<Subscription>>();
  #client: Promise<Client> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #attempt = 0;
  #closed = false;

  constructor(config: ClientConfig, log: DatabaseLog) {
    this.#config = config;
    this.#log = log;
  }

  /** Subscribes to a channel and returns how to end it. Throws when the database cannot be reached now. */
  async listen(
    channel: string,
    onNotification: (payload: string) => void,
    onReconnect?: () => void,
  ): Promise<() => Promise<void>> {
    const subscription = { onNotification, onReconnect };
    const subscriptions = this.#channels.get(channel) ?? new Set();
    subscriptions.add(subscription);
    this.#channels.set(channel, subscriptions);
    try {
      this.#client ??= this.#connect();
      const client = await this.#client;
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      this.#forget(channel, subscription);
      throw error;
    }
    return async () => this.#forget(channel, subscription);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    const client = await this.#client?.catch(() => undefined);
    await client?.end();
  }

  /** The channel itself stays listened to: UNLISTEN would cost a round trip, an unheard notification costs nothing. */
  #forget(channel: string, subscription: Subscription): void {
    this.#channels.get(channel)?.delete(subscription);
  }

  async #connect(): Promise<Client> {
    const client = new Client({ ...this.#config, keepAlive: true });
    client.on('notification', ({ channel, payload }) => {
      for (const { onNotification } of this.#channels.get(channel) ?? []) onNotification(payload ?? '');
    });
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    try {
      await client.connect();
    } catch (error) {
      this.#client = undefined;
      throw error;
    }
    this.#attempt = 0;
    return client;
  }

  #lost(client: Client): void {
    client.removeAllListeners();
    client.on('error', () => undefined);
    if (this.#closed) return;
    this.#client = undefined;
    this.#log.warn({}, 'the database connection for notifications was lost');
    this.#scheduleReconnect();
  }

  #scheduleReconnect(): void {
    if (this.#closed || this.#retry) return;
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#attempt);
    this.#attempt += 1;
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      this.#reconnect().catch(() => this.#scheduleReconnect());
    }, pause);
    this.#retry.unref();
  }

  async #reconnect(): Promise<void> {
    this.#client ??= this.#connect();
    const client = await this.#client;
    for (const channel of this.#channels.keys())
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    for (const subscriptions of this.#channels.values()) {
      for (const { onReconnect } of subscriptions) onReconnect?.();
    }
  }
}
