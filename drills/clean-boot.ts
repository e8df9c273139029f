/** Lets a process and what it starts be a tree of its own, as systemd wants it. Words: the folder, then the command. */
export const IN_GROUP = `set -eu
mkdir "$1"
echo $$ > "$1/cgroup.procs"
shift
exec "$@"`;

/**
 * Run in namespaces of its own, makes of a folder the whole of what systemd sees, and becomes that systemd. What the
 * kernel shares with everyone (its settings, its modules, its clock) is out of its reach.
 */
export const BOOT = `set -eu
root=$1
ip link set lo up
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount --bind "$root/proc/sys" "$root/proc/sys"
mount -o remount,bind,ro "$root/proc/sys"
[ ! -e "$root/proc/sysrq-trigger" ] || mount --bind /dev/null "$root/proc/sysrq-trigger"
mount -t sysfs -o ro sysfs "$root/sys"
mount -t cgroup2 cgroup2 "$root/sys/fs/cgroup"
mount -t tmpfs -o mode=755 tmpfs "$root/dev"
for device in null zero full random urandom tty; do
  : > "$root/dev/$device"
  mount --bind "/dev/$device" "$root/dev/$device"
done
mkdir "$root/dev/pts" "$root/dev/shm"
mount -t devpts -o newinstance,ptmxmode=0666,mode=620,gid=5 devpts "$root/dev/pts"
ln -s pts/ptmx "$root/dev/ptmx"
ln -s /proc/self/fd "$root/dev/fd"
mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
mount -t tmpfs -o mode=755 tmpfs "$root/run"
cd "$root"
mkdir before
pivot_root . before
exec chroot . sh -c 'umount -l /before && rmdir /before && exec env -i PATH=/usr/sbin:/usr/bin container=drill \\
  setpriv --bounding-set=-sys_module,-sys_time,-sys_boot /sbin/init'`;
