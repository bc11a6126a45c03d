/** A link that only the keyboard finds: it comes into sight with the focus. */
export const skipClass =
  '-translate-y-[110%] fixed top-0 left-0 z-60 rounded-br-md bg-grape px-5 py-3 font-semibold text-on-grape focus:translate-y-0';
