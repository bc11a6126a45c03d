import type { ReactNode } from 'react';

type Row = { readonly key: string; readonly name: string; readonly value: string; readonly notes: string };

/** What a plot shows, for those who hear or print it. */
export function PlotTable({ caption, rows }: { caption: ReactNode; rows: readonly Row[] }) {
  return (
    // A table itself grows with its words, whatever width it is given.
    <div className="sr-only print:not-sr-only">
      <table>
        <caption>{caption}</caption>
        <tbody>
          {rows.map(({ key, name, value, notes }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{value}</td>
              <td>{notes}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
