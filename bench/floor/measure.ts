import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Connection } from '../connection.ts';
import { median, quantile } from '../figures.ts';
import { LoadClient, type Shot } from '../load.ts';
import { end, firstLine, run } from '../processes.ts';
import { type Product, SERVER, startProduct } from '../product.ts';
import { fillFloor } from './fill-floor.ts';
import { fillProduct } from './fill-product.ts';
import { type Operation, operationsOn } from './operations.ts';
import { numbers, populate } from './population.ts';
import type { FloorPlace } from './store.ts';

/** Pairs of rounds, and the seconds of a round. */
export type FloorPlan = { readonly rounds: number; readonly seconds: number };
export const FULL: FloorPlan = { rounds: 6, seconds: 3 };
export const QUICK: FloorPlan = { rounds: 3, seconds: 1 };

const CONNECTIONS = [1, 32];

/** Medians of a side's rounds: operations a second, and milliseconds. */
type SideFigures = { readonly perSecond: number; readonly p50: number; readonly p99: number };

export type OperationFigures = {
  readonly operation: string;
  readonly connections: number;
  readonly floor: SideFigures;
  readonly product: SideFigures;
  /** The product's operations a second divided by the floor's: the median over pairs of rounds, and their middle half. */
  readonly ratio: number;
  readonly spread: readonly [number, number];
};

export type FloorResult = {
  readonly operations: readonly OperationFigures[];
  /** Resident memory of the product's process after the last round, in MB. */
  readonly memory: number;
};

type SideName = 'floor' | 'product';
type Target = { readonly port: number; readonly answerBegins: string };
type Targets = Readonly<Record<SideName, Target>>;
/** The number of operations that each side has answered, since each write must be new. */
type Asked = Record<SideName, number>;

/** Addresses of two empty databases on a PostgreSQL server. */
export type FloorUrls = { readonly floor: string; readonly product: string };

/** Measures the product's server beside the floor, each on its own database of the same kind. */
export async function measureFloor(urls: FloorUrls | undefined, plan: FloorPlan): Promise<FloorResult> {
  const folder = await mkdtemp(join(tmpdir(), 'garden-bench-'));
  const place = { dataDir: join(folder, 'product'), databaseUrl: urls?.product };
  const floorPlace: FloorPlace = urls ? { databaseUrl: urls.floor } : { folder: join(folder, 'floor') };
  try {
    const population = populate();
    console.log(`${urls ? 'postgres' : 'embedded'}: filling both …`);
    await fillFloor(floorPlace, population);
    await fillProduct(place, population);
    const floor = await startFloor(floorPlace);
    const product = await startProduct(SERVER, {
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl ?? '',
      RATE_LIMIT_SCALE: '1000',
    });
    const targets = {
      floor: { port: floor.port, answerBegins: '{"data":' },
      product: { port: product.port, answerBegins: '{"code":200,' },
    };
    try {
      const operations: OperationFigures[] = [];
      for (const operation of operationsOn(population)) {
        const asked = { floor: 0, product: 0 };
        await checkThatBothSayTheSame(operation, targets, asked);
        for (const connections of CONNECTIONS) {
          console.log(`${urls ? 'postgres' : 'embedded'}: ${operation.name}, ${connections} …`);
          operations.push(await compare({ operation, connections, targets, asked, product, plan }));
        }
      }
      return { operations, memory: (await product.metric('process_resident_memory_bytes')) / 1_000_000 };
    } finally {
      await product.end();
      await floor.end();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function startFloor(place: FloorPlace): Promise<{ port: number; end(): Promise<void> }> {
  const server = run(['bench/floor/server.ts'], {
    ...process.env,
    ...('folder' in place ? { FLOOR_FOLDER: place.folder } : { FLOOR_DATABASE_URL: place.databaseUrl }),
  });
  const port = Number(await firstLine(server));
  if (!port) throw new Error('the floor does not start');
  return { port, end: () => end(server) };
}

/** The ratio means something only where both answer the same question with the same content. */
async function checkThatBothSayTheSame(operation: Operation, targets: Targets, asked: Asked): Promise<void> {
  const said = async (side: SideName) => {
    const connection = await Connection.open(targets[side].port);
    try {
      let answer = '';
      for (let shot: Shot | undefined = operation[side](asked[side]); shot; shot = shot.next) {
        answer = await connection.ask(shot);
      }
      asked[side] += 1;
      if (!answer.startsWith(targets[side].answerBegins)) {
        throw new Error(`${operation.name}: the ${side} answered ${answer}`);
      }
      return operation.says[side](JSON.parse(answer));
    } finally {
      connection.close();
    }
  };
  const [floor, product] = [await said('floor'), await said('product')];
  if (!isDeepStrictEqual(floor, product)) {
    const told = JSON.stringify({ floor, product });
    throw new Error(`${operation.name}: floor and product do not say the same: ${told}`);
  }
}

type Comparing = {
  readonly operation: Operation;
  readonly connections: number;
  readonly targets: Targets;
  readonly asked: Asked;
  readonly product: Product;
  readonly plan: FloorPlan;
};

/** Alternates rounds, so that a drift of the machine hits both sides; the first pair warms up and does not count. */
async function compare(comparing: Comparing): Promise<OperationFigures> {
  const { operation, connections, plan } = comparing;
  const client = new LoadClient();
  const rounds: Record<SideName, SideFigures[]> = { floor: [], product: [] };
  try {
    for (const round of numbers(plan.rounds + 1)) {
      const order = round % 2 === 0 ? (['floor', 'product'] as const) : (['product', 'floor'] as const);
      for (const side of order) {
        const figures = await measureRound(client, side, comparing);
        if (round > 0) rounds[side].push(figures);
      }
    }
  } finally {
    await client.stop();
  }
  const ratios = rounds.product.map(
    ({ perSecond }, round) => perSecond / (rounds.floor[round]?.perSecond ?? Number.NaN),
  );
  return {
    operation: operation.name,
    connections,
    floor: mediansOf(rounds.floor),
    product: mediansOf(rounds.product),
    ratio: median(ratios),
    spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
  };
}

async function measureRound(
  client: LoadClient,
  side: SideName,
  { operation, connections, targets, asked, product, plan }: Comparing,
): Promise<SideFigures> {
  const from = operation.writes ? asked[side] : 0;
  const { latencies, elapsed } = await client.fire({
    ...targets[side],
    shots: numbers(operation.most).map((n) => operation[side](from + n)),
    concurrency: connections,
    seconds: plan.seconds,
    again: !operation.writes,
  });
  asked[side] += latencies.length;
  if (side === 'product') await untilIdle(product);
  return {
    perSecond: latencies.length / (elapsed / 1000),
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
  };
}

const LOOK_EVERY_MS = 250;
const LOOKS = 60;
/** Of one core. */
const IDLE_SHARE = 0.2;

/** Waits for the product's jobs, which would slow down the floor's next round. */
async function untilIdle(product: Product): Promise<void> {
  const spent = () => product.metric('process_cpu_seconds_total');
  let before = await spent();
  for (let look = 0; look < LOOKS; look += 1) {
    await pause(LOOK_EVERY_MS);
    const now = await spent();
    if (now - before < (IDLE_SHARE * LOOK_EVERY_MS) / 1000) return;
    before = now;
  }
}

function mediansOf(rounds: readonly SideFigures[]): SideFigures {
  return {
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    p50: median(rounds.map(({ p50 }) => p50)),
    p99: median(rounds.map(({ p99 }) => p99)),
  };
}
