import { useSyncExternalStore } from 'react';
import { config } from '../../config.ts';
import { site } from '../../content/site.ts';
import { TopBarBrand, TopBarFrame, TopBarLinks } from '../../design/index.ts';
import { scrolled } from '../../effects/screen/scrolled.ts';
import { href } from '../../routes/href.ts';
import { GetStarted } from '../shared/GetStarted.tsx';

/** The fixed bar of every page. It is opaque once the page is scrolled (F2). */
export const TopBar = () => {
  const isScrolled = useSyncExternalStore(scrolled.subscribe, scrolled.read, scrolled.readOnServer);
  const { label, menu, scrollLinks, contact } = site.topBar;
  return (
    <TopBarFrame opaque={isScrolled} label={label}>
      <TopBarBrand href={href('home')}>{config.name}</TopBarBrand>
      <TopBarLinks menuLabel={menu} actions={<GetStarted variant="primary" size="sm" />}>
        {scrollLinks.map(({ hash, label }) => (
          <li key={hash}>
            <a href={`${href('home')}#${hash}`}>{label}</a>
          </li>
        ))}
        <li>
          <a href={href('contact')}>{contact}</a>
        </li>
      </TopBarLinks>
    </TopBarFrame>
  );
};
