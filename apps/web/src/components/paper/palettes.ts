export const tones = ['day', 'dusk'] as const;
export type Tone = (typeof tones)[number];

export type Palette = Readonly<
  Record<
    | 'paper'
    | 'glow'
    | 'shade'
    | 'rule'
    | 'margin'
    | 'ink'
    | 'name'
    | 'mark'
    | 'stem'
    | 'leaf'
    | 'vein'
    | 'brand',
    string
  >
> & { readonly berries: readonly [string, string, string] };

/** The colours of the product’s paper by day, and of a vineyard at dusk: a picture is the same in either theme. */
export const palettes: Readonly<Record<Tone, Palette>> = {
  day: {
    paper: 'oklch(0.982 0.01 92)',
    glow: 'oklch(0.997 0.006 95)',
    shade: 'oklch(0.955 0.022 88)',
    rule: 'oklch(0.86 0.03 303 / 0.55)',
    margin: 'oklch(0.6 0.15 10 / 0.35)',
    ink: 'oklch(0.255 0.045 305)',
    name: 'oklch(0.455 0.09 303)',
    mark: 'oklch(0.435 0.165 303 / 0.16)',
    stem: 'oklch(0.5 0.06 85)',
    leaf: 'oklch(0.56 0.12 142)',
    vein: 'oklch(0.97 0.03 130 / 0.65)',
    brand: 'oklch(0.5 0.04 303)',
    berries: ['oklch(0.3 0.13 292)', 'oklch(0.43 0.165 303)', 'oklch(0.55 0.15 318)'],
  },
  dusk: {
    paper: 'oklch(0.245 0.05 303)',
    glow: 'oklch(0.34 0.085 312)',
    shade: 'oklch(0.185 0.035 295)',
    rule: 'oklch(0.7 0.06 303 / 0.14)',
    margin: 'oklch(0.75 0.13 20 / 0.25)',
    ink: 'oklch(0.965 0.014 92)',
    name: 'oklch(0.84 0.075 85)',
    mark: 'oklch(0.86 0.1 85 / 0.2)',
    stem: 'oklch(0.62 0.06 85)',
    leaf: 'oklch(0.6 0.11 148)',
    vein: 'oklch(0.95 0.04 130 / 0.45)',
    brand: 'oklch(0.8 0.04 303)',
    berries: ['oklch(0.48 0.17 298)', 'oklch(0.58 0.18 308)', 'oklch(0.68 0.15 320)'],
  },
};
