import { Link, usePreservedParams } from '../shell/link.tsx';
import type { AccessStory } from './access-story.ts';

/** The link to unlock values, and a second one for visitors who have an account. */
export function UnlockLink({
  story,
  hasSignIn = true,
}: {
  story: AccessStory;
  hasSignIn?: boolean;
}) {
  const { way, signIn, isSignedIn } = story;
  const kept = usePreservedParams();
  return (
    <>
      {/* Registration may be on another site; only our own page opens without a reload. */}
      {isSignedIn ? <Link to={way.href}>{way.text}</Link> : <a href={kept(way.href)}>{way.text}</a>}
      {hasSignIn && signIn && (
        <>
          {' · '}
          <Link to={signIn.href}>{signIn.text}</Link>
        </>
      )}
    </>
  );
}
