import type { ReactNode } from 'react';
import { DayText, MomentText } from '../../components/days/time-text.tsx';
import { PartBoundary } from '../../components/states/part-boundary.tsx';
import { MarkdownText } from '../../components/text/markdown-text.tsx';
import { Columns, Specimen, useSample } from './specimen.tsx';

const english = `## What went well
The export is **live**, and *no one* had to ask twice.

1. Ask for the [time zone](https://www.iana.org/time-zones) first
2. Then the format

> Announce the end of a document, not only the start of the next.

- \`git bisect\` found it in six steps
- <b>no HTML</b>, no ![pictures](https://example.com/a.png), no [tricks](javascript:alert(1))

\`\`\`
date -u +%FT%TZ
\`\`\``;

const chinese = `## 做得好的事
导出功能**已上线**，*没有人*需要问第二遍。

1. 先问[时区](https://www.iana.org/time-zones)
2. 再问格式

> 不仅要宣布新文档的开始，也要宣布旧文档的结束。

- 用 \`git bisect\` 六步就找到了
- <b>没有HTML</b>，没有 ![图片](https://example.com/a.png)，没有[陷阱](javascript:alert(1))`;

function Broken(): ReactNode {
  throw new Error('a specimen that fails');
}

/** Formatted text, parts that fail, days and hours. */
export function TextSection() {
  const say = useSample();
  const days = ['2026-11-21', '2026-11-20', '2026-11-19', '2026-11-17', '2026-10-03', '2025-12-31'];
  return (
    <Columns>
      <Specimen name="MarkdownText">
        <MarkdownText text={say(english, chinese)} />
      </Specimen>
      <Specimen name="MarkdownText, nested too deep">
        <MarkdownText text={`${'>'.repeat(40)} ${say('as it was typed', '原样显示')}`} />
      </Specimen>
      <Specimen name="PartBoundary">
        <PartBoundary>
          <Broken />
        </PartBoundary>
      </Specimen>
      <Specimen name="DayText, MomentText">
        <ul>
          {days.map((day) => (
            <li key={day}>
              <DayText day={day} today="2026-11-20" /> – <DayText day={day} style="long" />
            </li>
          ))}
          <li>
            <MomentText instant="2026-11-20T10:42:00Z" timeZone="Asia/Shanghai" />
          </li>
        </ul>
      </Specimen>
    </Columns>
  );
}
