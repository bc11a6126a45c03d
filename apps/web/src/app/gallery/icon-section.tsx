import type { ComponentType } from 'react';
import * as actions from '../../components/icons/actions.tsx';
import type { IconProps } from '../../components/icons/icon.tsx';
import * as objects from '../../components/icons/objects.tsx';
import * as places from '../../components/icons/places.tsx';
import * as settings from '../../components/icons/settings.tsx';
import * as signs from '../../components/icons/signs.tsx';
import { Specimen } from './specimen.tsx';

const files: Record<string, Record<string, ComponentType<IconProps>>> = {
  places,
  actions,
  objects,
  signs,
  settings,
};

/** Every icon with its name. */
export function IconSection() {
  return Object.entries(files).map(([file, icons]) => (
    <Specimen key={file} name={`icons/${file}.tsx`}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2">
        {Object.entries(icons).map(([name, IconOfFile]) => (
          <li key={name} className="grid justify-items-center gap-1 py-2 text-center text-ink-2 text-xs">
            <IconOfFile className="size-6" />
            {name.replace(/Icon$/, '')}
          </li>
        ))}
      </ul>
    </Specimen>
  ));
}
