// Replaces lucide-react's createLucideIcon.mjs in a remote's build: remotes bundle only the drawings of their icons and take
// createLucideIcon from the platform. That saves 1.6 kB in every chunk that shows an icon.
export { createLucideIcon as default } from '@extranet/shared/ui';
