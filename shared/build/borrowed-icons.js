// Stands in a remote's build for lucide-react's createLucideIcon.mjs: an icon of a remote is its drawing only, what makes a
// component of it is the platform's. It was 1.6 kB in every chunk that shows an icon.
export { createLucideIcon as default } from '@extranet/shared/ui';
