/** A picture of 1200 × 800 pixels. */
const scene = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" width="1200" height="800">${content}</svg>`;

const times = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');

const crate = (x: number, y: number, fruit: string): string => `
  ${times(5, (at) => `<circle cx="${x + 26 + at * 27}" cy="${y + 6 - (at % 2) * 8}" r="19" fill="${fruit}"/>`)}
  <rect x="${x}" y="${y}" width="160" height="84" rx="4" fill="#b98a55"/>
  <path d="M${x} ${y + 28}h160M${x} ${y + 56}h160" stroke="#8f6535" stroke-width="4"/>
  <rect x="${x + 42}" y="${y + 20}" width="76" height="44" fill="#fdfaf2"/>
  <path d="M${x + 50} ${y + 34}h58M${x + 50} ${y + 44}h44M${x + 50} ${y + 54}h52" stroke="#6b6472" stroke-width="3"/>`;

/** What people of the demo team took pictures of, drawn. */
export const scenes = {
  sheet: scene(`
    <rect width="600" height="400" fill="#c9a876"/>
    ${times(5, (at) => `<path d="M0 ${at * 90 + 30}h600" stroke="#b8945f" stroke-width="3"/>`)}
    <g transform="rotate(-6 300 200)">
      <rect x="170" y="40" width="270" height="350" fill="#fdfaf2"/>
      ${times(11, (at) => `<path d="M200 ${84 + at * 26}h${150 + ((at * 37) % 60)}" stroke="#6b6472" stroke-width="6"/>`)}
      ${times(4, (at) => `<circle cx="${405}" cy="${110 + at * 66}" r="9" fill="none" stroke="#3f5bb5" stroke-width="4"/>`)}
    </g>
    ${times(4, (at) => `<path d="M${330 + at * 26} 60q${70 + at * 14} 90 10 230q-6 14 -18 6q24 -120 -22 -216z" fill="${at % 2 ? '#f2c94c' : '#e5b92f'}"/>`)}
    <path d="M326 62h104l-12 -26h-74z" fill="#7a6a2f"/>`),
  crates: scene(`
    <rect width="600" height="400" fill="#dfe7ea"/>
    <rect y="300" width="600" height="100" fill="#a9b3b8"/>
    ${crate(60, 236, '#7a3fa0')}${crate(230, 236, '#d9573f')}${crate(400, 236, '#7fa845')}
    ${crate(145, 130, '#e59a2f')}${crate(315, 130, '#7a3fa0')}`),
  train: scene(`
    <rect width="600" height="400" fill="#54606b"/>
    <rect x="40" y="40" width="520" height="290" rx="26" fill="#f6c98f"/>
    <circle cx="430" cy="130" r="42" fill="#fff1cf"/>
    <path d="M40 210q120 -90 240 -20t280 -30v110h-520z" fill="#8a7bb0"/>
    <path d="M40 240q160 -50 300 0t220 -10v60h-520z" fill="#5f7f4a"/>
    ${times(14, (at) => `<path d="M${60 + at * 36} 246q8 14 0 34" stroke="#3f5c30" stroke-width="4" fill="none"/>`)}
    <path d="M40 286h520v18q0 26 -26 26h-468q-26 0 -26 -26z" fill="#7fb2c9"/>
    <rect x="120" y="352" width="360" height="20" rx="10" fill="#3f4a54"/>`),
  river: scene(`
    <rect width="600" height="400" fill="#f3b98a"/>
    <rect y="60" width="600" height="90" fill="#f8d3a8"/>
    <circle cx="300" cy="196" r="54" fill="#fff0cf"/>
    <path d="M0 190q90 -50 190 -8t210 -22t200 20v40h-600z" fill="#7d6a94"/>
    <rect y="210" width="600" height="190" fill="#5a7f9c"/>
    ${times(6, (at) => `<path d="M${250 - at * 12} ${232 + at * 24}h${100 + at * 24}" stroke="#f8d3a8" stroke-width="5" opacity="0.7"/>`)}
    <path d="M380 268h120l-20 30h-84z" fill="#5b3a2a"/><path d="M436 268v-84l50 70z" fill="#fdfaf2"/>`),
  rain: scene(`
    <rect width="600" height="400" fill="#8b99a6"/>
    ${times(7, (at) => `<rect x="${at * 90 - 10}" y="${110 + ((at * 53) % 90)}" width="74" height="290" fill="${at % 2 ? '#66747f' : '#5b6873'}"/>`)}
    ${times(20, (at) => `<rect x="${8 + ((at * 90) % 560)}" y="${210 + ((at * 41) % 120)}" width="14" height="18" fill="#f4d58a"/>`)}
    <rect y="340" width="600" height="60" fill="#4b5660"/>
    <path d="M250 300a60 60 0 0 1 120 0z" fill="#7a3fa0"/><path d="M310 300v58" stroke="#2f363c" stroke-width="5"/>
    ${times(60, (at) => `<path d="M${(at * 97) % 600} ${(at * 61) % 380}l-8 26" stroke="#dfe7ee" stroke-width="3" opacity="0.8"/>`)}`),
  noodles: scene(`
    <rect width="600" height="400" fill="#9c6b3f"/>
    ${times(4, (at) => `<path d="M0 ${at * 110 + 40}h600" stroke="#87592f" stroke-width="4"/>`)}
    <circle cx="300" cy="205" r="165" fill="#f7f3ea"/><circle cx="300" cy="205" r="132" fill="#d9a441"/>
    ${times(9, (at) => `<path d="M${190 + at * 26} 150q30 56 -8 118" stroke="#f4e3b0" stroke-width="11" fill="none" stroke-linecap="round"/>`)}
    ${times(6, (at) => `<ellipse cx="${232 + ((at * 67) % 150)}" cy="${150 + ((at * 43) % 110)}" rx="20" ry="9" fill="#6f9a3d" transform="rotate(${at * 40} 300 205)"/>`)}
    <path d="M470 60l-150 150M500 84l-160 140" stroke="#4a2f1b" stroke-width="9" stroke-linecap="round"/>`),
} as const;
